/** Recorded moments of real games, made by fixtures.py, as the frame of the table would hand them to a board. */
import { signNames } from '../art/signs';
import type { Args, BoardProps, Language, LegalMove, Move, PromptInfo, SeatInfo, Step } from '../games/types';
import { makeWords } from '../games/words';
import { texts as board } from '../games/citadels';
import type { CitadelsView, OwnView, PublicView } from '../games/citadels/view';

export interface Moment {
  name: string;
  viewer: number;
  names: string[];
  view: CitadelsView;
  prompt: PromptInfo;
  legal: LegalMove[];
  events: Step[];
  why?: Record<string, { key: string; args: Args; rule: string }>;
}
export interface Film {
  name: string;
  frames: Moment[];
}

const raw = import.meta.glob<string>(
  [
    '../../../src/hoftag/core/text.*.ftl',
    '../../../src/hoftag/games/citadels/names.*.ftl',
    '../../../src/hoftag/games/citadels/text.*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

function texts(language: Language): string[] {
  const found = Object.entries(raw)
    .filter(([path]) => path.endsWith(`.${language}.ftl`))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text);
  return [...found, board[language]];
}

export function seatsOf(moment: Moment): SeatInfo[] {
  return moment.names.map((name, seat) => ({
    seat,
    name,
    crest: signNames[seat] ?? 'lion',
    colour: seat,
    isYou: seat === moment.viewer,
    isBot: seat === 2,
    connected: seat !== 3,
  }));
}

const spoken = new Map<string, ReturnType<typeof makeWords>>();
function wordsFor(language: Language, moment: Moment, seats: SeatInfo[]) {
  const key = `${language} ${moment.viewer} ${seats.length}`;
  const found = spoken.get(key) ?? makeWords(language, texts(language), seats);
  spoken.set(key, found);
  return found;
}

export function propsOf(
  moment: Moment,
  language: Language,
  play: (move: Move) => void = () => undefined,
): BoardProps<PublicView, OwnView> {
  const seats = seatsOf(moment);
  const words = wordsFor(language, moment, seats);
  return {
    view: moment.view,
    seats,
    prompt: moment.prompt,
    legal: moment.legal,
    events: moment.events,
    words,
    why: async (move) => {
      const found = moment.why?.[Object.values(move).join(' ')];
      return found
        ? { text: words(found.key, found.args), rule: found.rule }
        : { text: words('refusal-not-now'), rule: '' };
    },
    play,
    settings: { pace: 1, signs: true, language },
    openRule: () => undefined,
  };
}
