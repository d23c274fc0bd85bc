/** A server that knows one recorded moment: what it says of the table, over the line and when it is asked. */
import { signOf } from '../art/signs';
import type {
  ClockInfo,
  FromClient,
  FromServer,
  Me,
  MoveInfo,
  PromptInfo,
  TableInfo,
  Welcome,
} from '../lib/api';
import type { Line } from '../lib/connection';
import type { Language } from '../games/types';
import { BOT, boxOf, FACE, outcomeOf, planOf, moveText, texts, wordingOf, type Moment } from './fixture';

export const TABLE = 'recorded';
/** When it all happened. */
const THEN = 1_700_000_000;
const ME = 'person-me';
/** Seconds of a rush that are over, and that are left, so that a picture of it does not depend on when it is taken. */
const RUSH = { gone: 240, left: 360, pace: 0.25 };

interface Position {
  options?: TableInfo['options'];
  step?: string;
  to_act?: number[];
  actors?: number[];
  actor?: number | null;
  outcome?: unknown;
}
/** What was recorded is what travels; boards only read it. */
type Args = Record<string, number | string | string[]>;
const now = () => Date.now() / 1000;

function actingIn({ viewer, legal, view }: Moment): number[] {
  const { to_act, actors, actor, outcome } = view.public as Position;
  if (outcome) return [];
  if (to_act ?? actors) return to_act ?? actors ?? [];
  if (legal.length) return [viewer];
  return typeof actor === 'number' ? [actor] : [];
}

function tableOf(moment: Moment): TableInfo {
  const { options, outcome } = moment.view.public as Position;
  return {
    id: TABLE,
    game: moment.game,
    state: outcome ? 'over' : 'playing',
    visibility: 'unlisted',
    options: options ?? {},
    clock: { kind: 'none' },
    undo: 'free',
    seats: moment.names.map((name, seat) => ({
      seat,
      name: seat === 2 ? BOT.name : name,
      kind: seat === 2 ? 'bot' : 'person',
      person: seat === 2 ? null : seat === moment.viewer ? ME : `person-${seat}`,
      spec: seat === 2 ? 'greedy' : null,
      online: seat !== 3,
      figure: seat === 2 ? BOT.figure : seat === 1 ? FACE : null,
      crest: signOf(seat),
    })),
    owner: ME,
    created: THEN,
    version: moment.events.at(-1)?.version ?? 0,
    to_act: actingIn(moment),
    seed_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    seed: outcome ? '0123456789abcdef:c0ffee' : null,
  };
}

function clocksOf(moment: Moment): ClockInfo | null {
  const { step } = moment.view.public as Position;
  if (step !== 'tax') return null;
  const { gone, left, pace } = RUSH;
  const rush = { pace, left, begins: now() - gone, ends: now() + left };
  return { left: [], running: [], now: now(), phase_left: left, rush };
}

const stepsOf = ({ events }: Moment) =>
  events.map((step) => ({
    version: step.version,
    seat: typeof step.events[0]?.['seat'] === 'number' ? step.events[0]['seat'] : -1,
    at: THEN + step.version * 10,
    events: step.events.map(({ event, ...args }) => ({ event, args: args as Args })),
  }));

function seatsOf(moment: Moment): NonNullable<Welcome['seats']> {
  const { viewer, legal, prompt } = moment;
  if (viewer < 0) return [];
  const table = tableOf(moment);
  const mine = {
    seat: viewer,
    own: moment.view.own,
    decision: legal.length ? table.version : null,
    must: table.to_act?.includes(viewer) ?? false,
    prompt: prompt as PromptInfo | null,
    legal: legal as MoveInfo[],
    undo: true,
    last_move: stepsOf(moment).findLast((step) => step.seat === viewer)?.version ?? 0,
  };
  return [mine];
}

/** A move brought the table here. */
function newsOf(moment: Moment): FromServer[] {
  const outcome = outcomeOf(moment);
  const last = stepsOf(moment).at(-1);
  if (!last) return [];
  const { version } = last;
  const news: FromServer[] = [
    {
      type: 'step',
      ...last,
      to_act: actingIn(moment),
      changes: moment.view.public,
      seats: seatsOf(moment),
      clocks: clocksOf(moment),
    },
  ];
  if (outcome) news.push({ type: 'over', version, outcome, seed: '0123456789abcdef:c0ffee' });
  return news;
}

export function welcomeOf(moment: Moment): Welcome {
  const { viewer } = moment;
  const table = tableOf(moment);
  return {
    type: 'welcome',
    version: table.version,
    you: { person: ME, name: moment.names[viewer] ?? 'Anna', seats: viewer < 0 ? [] : [viewer] },
    table,
    missed: stepsOf(moment),
    chat: moment.names.slice(0, 3).map((name, number) => ({
      number,
      room: 'players',
      by: `person-${number}`,
      name,
      text: ['Hallo!', 'Good luck, have fun.', 'Wer zuletzt baut, baut am besten.'][number] ?? '',
      at: THEN + number,
    })),
    note: '',
    box: boxOf(moment.game),
    wording: wordingOf(moment.game) as Welcome['wording'],
    public: moment.view.public,
    seats: seatsOf(moment),
    clocks: clocksOf(moment),
    outcome: outcomeOf(moment),
  };
}

/** The line to the table: it welcomes, it answers, and whatever is played changes nothing. */
export class RecordedLine extends EventTarget implements Line {
  /** What was played. */
  static readonly played: string[] = [];
  /** How many questions to the server there is are not answered yet. */
  static asking = 0;
  /** The line that the page has opened last. */
  static #last: RecordedLine | undefined;
  readyState = 0;
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;

  constructor(private readonly moment: Moment) {
    super();
    RecordedLine.#last = this;
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.(new Event('open'));
    });
  }
  /** A move brings the table to this moment. */
  static next(moment: Moment): void {
    for (const news of newsOf(moment)) RecordedLine.#last?.say(news);
  }
  close(): void {
    this.readyState = 3;
  }
  private say(message: FromServer): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  send(text: string): void {
    const answer = this.answer(JSON.parse(text) as FromClient);
    queueMicrotask(() => this.say(answer));
  }
  private answer(asked: FromClient): FromServer {
    switch (asked.type) {
      case 'hello':
        return welcomeOf(this.moment);
      case 'ping':
        return { type: 'pong', id: asked.id ?? 'ping', now: now() };
      case 'plan':
        return { type: 'planned', id: asked.id, plan: planOf(this.moment, asked.moves as never) };
      case 'why':
        return {
          type: 'refused',
          id: asked.id,
          code: 'illegal',
          message: '',
          ...this.why(asked.move as never),
        };
      case 'move':
        RecordedLine.played.push(moveText(asked.move as never));
        return { type: 'accepted', id: asked.id, version: 0 };
      default:
        return { type: 'accepted', id: asked.id, version: 0 };
    }
  }
  private why(move: never) {
    const { key, args, rule } = this.moment.why?.[moveText(move)] ?? {
      key: 'refusal-not-now',
      args: {},
      rule: '',
    };
    return { key, args: args as Args, rule };
  }
}

/** What is asked for beside the line; whatever is not known here goes to the server there is, if there is one. */
export function answering(
  moment: Moment,
  language: Language,
  theme: Me['settings']['theme'],
  ask: typeof fetch,
) {
  const me: Me = {
    id: ME,
    name: moment.names[moment.viewer] ?? 'Anna',
    kind: 'guest',
    user_name: null,
    mail: null,
    settings: { language, theme },
  };
  const known: Readonly<Record<string, unknown>> = {
    '/api/me': me,
    '/api/games': [],
    '/api/bots': { games: {} },
    [`/api/tables/${TABLE}`]: tableOf(moment),
    [`/api/games/${moment.game}/texts/${language}`]: texts(moment.game, language).join('\n'),
  };
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const found = known[new URL(input instanceof Request ? input.url : input, location.href).pathname];
    if (found === undefined) {
      RecordedLine.asking += 1;
      return ask(input, init).finally(() => (RecordedLine.asking -= 1));
    }
    return typeof found === 'string' ? new Response(found) : Response.json(found);
  };
}
