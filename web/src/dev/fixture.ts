/** Recorded moments of real games, made by tools/moments, as the frame of the table would hand them to a board. */
import { signOf } from '../art/signs';
import type {
  Args,
  BoardProps,
  Figures,
  Language,
  LegalMove,
  Move,
  PromptInfo,
  SeatInfo,
  Step,
  Wording,
} from '../games/types';
import { makeWords } from '../games/words';
import type { OutcomeInfo } from '../lib/api';

export interface Moment<Public = unknown, Own = unknown> {
  name: string;
  game: string;
  viewer: number;
  names: string[];
  view: { public: Public; own: Own | null };
  prompt: PromptInfo | null;
  legal: LegalMove[];
  events: Step[];
  why?: Record<string, { key: string; args: Args; rule: string }>;
  /** What the rules say of moves in mind, by their texts. */
  plans?: Record<string, unknown>;
}
export interface Film<Public = unknown, Own = unknown> {
  name: string;
  game: string;
  frames: Moment<Public, Own>[];
}
export type Recorded<Public = unknown, Own = unknown> = Moment<Public, Own> | Film<Public, Own>;

/** The moments and films among files that were read with `import.meta.glob`. */
export function sorted<Public, Own>(files: Record<string, Recorded<Public, Own>>) {
  const all = Object.values(files);
  return {
    moments: all.filter((one): one is Moment<Public, Own> => 'view' in one),
    films: all.filter((one): one is Film<Public, Own> => 'frames' in one),
  };
}

const raw = import.meta.glob<string>(
  [
    '../../../src/hoftag/core/text.*.ftl',
    '../../../src/hoftag/games/*/text.*.ftl',
    '../board/text.*.ftl',
    '../games/*/text.*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** All words of a game, those of the rules before those of the board. */
export function texts(game: string, language: Language): string[] {
  return Object.entries(raw)
    .filter(([path]) => path.endsWith(`.${language}.ftl`))
    .filter(([path]) => !path.includes('/games/') || path.includes(`/games/${game}/`))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text);
}

/** The same as one text, as the server sends it. */
export const textOf = (game: string, language: Language): string => texts(game, language).join('\n');

/** At every recorded table one sits who has the longest name at court, and a person with a face. */
export const BOT = { name: 'Kunigunde', figure: 'kunigunde' } as const;
export const FACE = 'sailor';

export function seatsOf(moment: Moment): SeatInfo[] {
  return moment.names.map((name, seat) => ({
    seat,
    name: seat === 2 ? BOT.name : name,
    crest: signOf(seat),
    colour: seat,
    isYou: seat === moment.viewer,
    isBot: seat === 2,
    connected: seat !== 3,
    ...(seat === 2 && { figure: BOT.figure, title: 'Page' }),
    ...(seat === 1 && { figure: FACE }),
  }));
}

const figures = import.meta.glob<Figures>('../games/*/recorded/figures.json', {
  import: 'default',
  eager: true,
});
export function wordingOf(game: string): Wording {
  return { figures: figures[`../games/${game}/recorded/figures.json`] ?? {}, names: {} };
}
const spoken = new Map<string, ReturnType<typeof makeWords>>();
function wordsFor(language: Language, moment: Moment, seats: SeatInfo[]) {
  const key = `${language} ${moment.game} ${moment.viewer} ${seats.length}`;
  const found =
    spoken.get(key) ?? makeWords(language, texts(moment.game, language), seats, wordingOf(moment.game));
  spoken.set(key, found);
  return found;
}

const boxes = import.meta.glob<never>('../games/*/recorded/box.json', { import: 'default', eager: true });
export function boxOf(game: string): never {
  return boxes[`../games/${game}/recorded/box.json`] as never;
}

/** How it ended, as the server says it; how each seat did was not recorded. */
export function outcomeOf(moment: Moment): OutcomeInfo | null {
  const { outcome } = moment.view.public as { outcome?: Omit<OutcomeInfo, 'accounts'> | null };
  return outcome ? { ...outcome, accounts: [] } : null;
}

export const moveText = (move: Move) => Object.values(move).join(' ');
/** What the rules say of moves in mind. */
export function planOf(moment: Moment, moves: readonly Move[]): unknown {
  return moment.plans?.[moves.map(moveText).sort().join(', ')] ?? null;
}

/** As a table hands it to the board of its game: here, too, the file says what it is. */
export function propsOf<Public, Own>(
  moment: Moment<Public, Own>,
  language: Language,
  play: (move: Move) => void = () => undefined,
): BoardProps<Public, Own, never, never> {
  const seats = seatsOf(moment);
  const words = wordsFor(language, moment, seats);
  return {
    view: moment.view,
    seats,
    prompt: moment.prompt,
    legal: moment.legal,
    events: moment.events,
    box: boxOf(moment.game),
    words,
    why: async (move) => {
      const found = moment.why?.[moveText(move)];
      return found
        ? { text: words(found.key, found.args), rule: found.rule }
        : { text: words('refusal-not-now'), rule: '' };
    },
    plan: async (moves) => planOf(moment, moves) as never,
    play,
    settings: { pace: 1, signs: true, language },
    openRule: () => undefined,
  };
}
