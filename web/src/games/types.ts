/** The contract between the table's frame and a game's board. A board computes no rule: it shows and asks. */
import type { Component } from 'svelte';
import type { Presentation } from '../board/presentation.svelte';
import type { EffectInfo } from '../lib/api';
import type { Texts } from '../lib/languages';
import type { SoundName } from '../sound/recipes';
import type { Moods } from '../stage/court.svelte';
import type { Moments } from '../stage/finale';

/** A code as in the name of `text.<language>.ftl`. */
export type Language = string;
export type Value = number | string | readonly string[];
export type Args = Readonly<Record<string, Value>>;
/** What messages state of the box, by message key: arguments that a message and its attributes have by themselves. */
export type Figures = Readonly<Record<string, Args>>;
/** What the box of a game changes in its words: the figures that messages state, and names by language. */
export interface Wording {
  figures: Figures;
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Message keys become sentences: `words('move-build', { district: 'tavern' })`; an attribute follows a dot,
 * as in `words('district-keep.help')`. Names of arguments say their type, as in the server's `core/words.py`.
 */
export interface Words {
  (key: string, args?: Args): string;
  has(key: string): boolean;
}

export type Sign =
  | 'lion'
  | 'eagle'
  | 'rose'
  | 'tower'
  | 'stag'
  | 'key'
  | 'lily'
  | 'star'
  | 'moon'
  | 'ship'
  | 'tree'
  | 'wheel'
  | 'bear'
  | 'swan'
  | 'hand'
  | 'sun';

/** Who sits at a seat. Each has a colour and a crest that no other seat has. */
export interface SeatInfo {
  seat: number;
  name: string;
  crest: Sign;
  /** 0 to 6: the design tokens `--seat-0` to `--seat-6`. */
  colour: number;
  isYou: boolean;
  isBot: boolean;
  connected: boolean;
  /** Whose face it is: one of the court for a bot, chosen by a person; without one the crest alone is shown. */
  figure?: string | undefined;
  /** What a bot is at court, which says how strong it plays. */
  title?: string | undefined;
}

/** A move as it travels: `{ "move": "build", "district": "tavern" }`; every value is a string. */
export type Move = Readonly<Record<string, string>> & { readonly move: string };

export interface LegalMove {
  code: number;
  move: Move;
  key: string;
  args: Args;
  /** What the move certainly costs and brings. */
  effects?: readonly EffectInfo[];
}

export interface PromptInfo {
  key: string;
  args: Args;
  rule: string;
}

/** An event as the server tells it to this viewer: `{ "event": "built", "seat": 1, "district": "tavern" }`. */
export type GameEvent = { readonly event: string } & Readonly<Record<string, Value>>;

/** What one move brought; `version` counts the moves that stand. */
export interface Step {
  version: number;
  events: readonly GameEvent[];
  /** Who moved; the table itself is -1. */
  seat?: number;
}

export interface Refusal {
  text: string;
  rule: string;
  /** What the server calls it. */
  code?: string;
}

/** A timed phase, in this device's time (`performance.now()`), as reckoned from what the server said. */
export interface Phase {
  /** When it begins, if that is announced ahead. */
  starts: number | null;
  ends: number | null;
  /** In a rush: so many milliseconds a hand needs from one act to the next. */
  pace: number;
  /** The sand stands still with so many milliseconds in it, until these seats are back. */
  waits: { seats: readonly number[]; left: number } | null;
}

export interface BoardSettings {
  /** How long what happened moves: 1 as drawn, less is quicker, 0 not at all; `prefers-reduced-motion` means 0. */
  pace: number;
  /** Signs on everything that is told apart by colour. */
  signs: boolean;
  language: Language;
}

/**
 * What a board is given. `view` belongs to the newest step of `events`; `events` is the whole stream known to the
 * client (at least since the viewer's last turn), oldest first, and grows at its end: the board animates the steps
 * that come in after it was mounted, in order, and shows the rest only in words.
 */
export interface BoardProps<Public = unknown, Own = unknown, Box = unknown, Plan = unknown> {
  view: { public: Public; own: Own | null };
  seats: readonly SeatInfo[];
  prompt: PromptInfo | null;
  legal: readonly LegalMove[];
  events: readonly Step[];
  words: Words;
  /** Why a move is not legal now; asked only when somebody points at the thing. */
  why: (move: Move) => Promise<Refusal>;
  /** What moves that the viewer has in mind would need, as the rules say it; missing where nobody can plan, as in a replay. */
  plan?: ((moves: readonly Move[]) => Promise<Plan | null>) | undefined;
  /** Plays one of `legal`. */
  play: (move: Move) => void;
  /** The same in a hurry, in a timed phase: nobody is asked twice, and a refusal is told. */
  attempt?: (move: Move) => Promise<Refusal | null>;
  settings: BoardSettings;
  clock?: Phase | undefined;
  /** The clock of all that is shown here; then `view` and `events` are what is shown. Without it the board has one of its own. */
  presentation?: Presentation | undefined;
  /** What the board shows of the box itself, as its owner corrected it. */
  box: Box;
  /** Opens the rules at an id such as C-7.2. */
  openRule?: (rule: string) => void;
  /** False in a replay: everything is shown, nothing can be played. */
  playable?: boolean;
  /** What the action bar says when nothing is asked: in a replay what happened; without it the board finds words. */
  says?: string | undefined;
  /** The board has finished animating up to this version. */
  onsettled?: (version: number) => void;
  /** The board cannot go on: it is one from a package, and throws. */
  onbroken?: () => void;
  /** Filled in by the board; the frame calls them, for instance from global shortcuts. */
  onready?: (hooks: BoardHooks) => void;
}

/** What a server says of a game, for the board of that very game: nobody else knows the shape of views, box and plans. */
export function ofThisGame(
  view: { public: unknown; own: unknown },
  box: unknown,
  plan?: (moves: readonly Move[]) => Promise<unknown>,
) {
  return { view: view as never, box: box as never, plan: plan as never };
}

export interface BoardHooks {
  /** Puts the keyboard focus on the first thing that can be done. */
  focus: () => void;
  /** Shows the newest state at once. */
  skip: () => void;
  /** Gives the board a key that nothing else wanted; true if it was used. */
  key: (event: KeyboardEvent) => boolean;
}

export interface Gathered {
  key: string;
  kinds: Readonly<Record<string, readonly string[]>>;
}

/** What `web/src/games/<game>/index.ts` exports; a chunk of its own. */
export interface GameModule {
  /** A board of views and a box of its own: whoever mounts it hands it what the server says of that very game. */
  Board: Component<BoardProps<never, never, never, never>>;
  /** The board's own words as Fluent, to be added to the game's messages before it is mounted. */
  texts: Texts;
  /** The rule behind each kind of event, for the chronicle. */
  cites?: Readonly<Record<string, string>>;
  /** Events that seldom matter: the chronicle tells them where somebody unfolds what went before. */
  quiet?: readonly string[];
  /** What can be somebody's best moment, for the finale. */
  moments?: Moments;
  /** What is heard when an event is shown. */
  sounds?: Readonly<Record<string, SoundName>>;
  /** Whom an event pleases or angers. */
  moods?: Moods;
  /**
   * What hands do in a hurry: the chronicle tells it of each seat as one thing for the whole of its phase, in a message with the number
   * of each kind (`lifted`, `kept`). The events that each kind counts, and the message.
   */
  gathered?: Gathered;
  /** The board comes with a package: the frame shows the final score, which our own boards show themselves. */
  packaged?: boolean;
}
