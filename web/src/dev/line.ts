/** A table whose server is a film: what a recorded game told comes over a line that tests hold in their hand. */
import { vi } from 'vitest';
import type { FromClient, FromServer, MoveInfo, Settings } from '../lib/api';
import type { Line } from '../lib/connection';
import { textOf, type Moment } from './fixture';

/** The line that the page opens last. */
class FilmLine implements Line {
  static last: FilmLine | undefined;
  readyState = 1;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  constructor() {
    FilmLine.last = this;
  }
  /** It lives as long as somebody asks whether it does: a table that believes it broken hears no more. */
  send(text: string): void {
    const { type, id = '' } = JSON.parse(text) as FromClient & { id?: string };
    if (type === 'ping') queueMicrotask(() => says({ type: 'pong', id, now: 0 }));
  }
  close(): void {}
}

/** Lets pages speak to a film instead of a server; undone by `vi.unstubAllGlobals`. */
export function stubServer(game: string, settings: Partial<Settings> = {}): void {
  vi.stubGlobal('WebSocket', FilmLine);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.includes('/texts/')
        ? new Response(textOf(game, /\/texts\/([a-z-]+)/.exec(path)?.[1] ?? 'en'))
        : new Response(JSON.stringify(path.endsWith('/me') ? { settings } : [])),
    ),
  );
}

export function says(message: unknown): void {
  FilmLine.last?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message as FromServer) }));
}

const eventsOf = (moment: Moment) =>
  (moment.events.at(-1)?.events ?? []).map(({ event, ...args }) => ({ event, args }));

function info(moment: Moment, version: number, state: 'playing' | 'over') {
  return {
    id: 'film',
    game: moment.game,
    state,
    version,
    seats: moment.names.map((name, seat) => ({ seat, name, kind: 'person', online: true })),
    to_act: [],
    options: {},
    undo: 'never',
    votes: [],
    owner: 'p',
  };
}
const seatsOf = (moment: Moment) => [
  {
    seat: moment.viewer,
    own: moment.view.own,
    prompt: moment.prompt,
    legal: moment.legal as unknown as MoveInfo[],
    must: moment.legal.length > 0,
    decision: 1,
    last_move: 0,
    undo: false,
  },
];

/** Somebody comes to the table at this moment. */
export function welcome(moment: Moment, version: number, box: unknown) {
  return {
    type: 'welcome',
    version,
    you: { person: 'p', name: moment.names[moment.viewer], seats: [moment.viewer] },
    table: info(moment, version, 'playing'),
    missed: [{ version, seat: -1, at: 0, events: eventsOf(moment) }],
    chat: [],
    note: '',
    box,
    wording: { figures: {}, names: {} },
    public: moment.view.public,
    seats: seatsOf(moment),
  };
}
/** A move brought the table here. */
export function step(moment: Moment, version: number) {
  const actor = moment.events.at(-1)?.events.find(({ seat }) => typeof seat === 'number')?.['seat'];
  return {
    type: 'step',
    version,
    seat: actor ?? -1,
    at: 0,
    events: eventsOf(moment),
    to_act: moment.legal.length ? [moment.viewer] : [],
    changes: moment.view.public,
    seats: seatsOf(moment),
  };
}
export function over(outcome: unknown) {
  return { type: 'over', outcome, seed: 'seed' };
}
