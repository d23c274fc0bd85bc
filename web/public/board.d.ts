/**
 * A board that a game's package brings: what its `web/board.js` exports, and what it is given. docs/boards.md tells the rest.
 *
 * Copy this file beside your board.js and begin that with
 *
 *     // @ts-check
 *     /** @import { BoardContext, MountedBoard } from './board' *\/
 *
 * Nothing here will be taken away or change its meaning while `context.api` is 1; things may be added.
 */

/** What `board.js` exports. */
export interface BoardModule<Public = unknown, Own = unknown, Box = unknown> {
  /** Draws the board into an empty room, once; from then on `update` is told whatever changes. */
  mount(room: HTMLElement, context: BoardContext<Public, Own, Box>): MountedBoard<Public, Own, Box>;
  /** Keys of moves without parameters, by verb: `{ challenge: 'C' }`. Their buttons stand in the bar below the board. */
  keys?: Readonly<Record<string, string>>;
}

export interface MountedBoard<Public = unknown, Own = unknown, Box = unknown> {
  /** Something has changed: the position, what is asked, the language, who is here. */
  update(context: BoardContext<Public, Own, Box>): void;
  /**
   * Shows an event in motion before `update` brings what came of it; a promise is waited for, though not for ever.
   * `pace` is 1 as drawn, less is quicker.
   */
  show?(event: GameEvent, pace: number): unknown;
  /** The room is cleared away: stop timers, forget listeners outside of it. */
  destroy?(): void;
}

/** The table as one viewer sees it at one moment. Each call of `update` brings a new one; keep only the newest. */
export interface BoardContext<Public = unknown, Own = unknown, Box = unknown> {
  readonly api: 1;
  /** What everybody sees: what the game's `public()` gives. */
  readonly public: Public;
  /** What only this seat sees: `private(seat)`; null for those who watch. */
  readonly own: Own | null;
  /** What the game's `box_view()` gives. */
  readonly box: Box;
  readonly seats: readonly Seat[];
  /** The viewer's seat, or -1. */
  readonly me: number;
  /** What the viewer is asked. The bar below the board says it. */
  readonly prompt: Prompt | null;
  /** What may be played now: empty for those who watch, in a replay, and while something is moving. */
  readonly legal: readonly LegalMove[];
  /** What happened, oldest first, at least since the viewer's last turn. */
  readonly past: readonly Step[];
  /** False in a replay and when the game is over. */
  readonly playable: boolean;
  readonly settings: Settings;

  /** A message of the game or of the board in words: `say('face-3')`, `say('sheet-bid', bid)`, `say('face-3.many')`. */
  readonly say: Say;
  /** A legal move in words, with what it certainly costs and brings. */
  offer(legal: LegalMove): string;

  /** Plays one of `legal`. */
  play(move: Move): void;
  /** Asks the game why a move is not legal. A spot with `means` does so by itself. */
  why(move: Move): Promise<Refusal>;
  /** Opens the rules at an id such as `L-4`. */
  openRule(rule: string): void;

  /**
   * A thing that can be pointed at, with all that one has on every board of Hoftag: the gold glow, the focus ring, arrow
   * keys, a name for the ear, help, and the reason if it cannot be used. Under the same `id` it is the same element,
   * however often the board is drawn anew; put it where it belongs.
   */
  spot(id: string, options: SpotOptions): HTMLElement;
  /** The shield of a seat, with its colour and sign; `size` is its width in pixels. */
  crest(seat: number, size?: number): SVGElement;
}

export interface SpotOptions {
  /** What it is, for the ear and above its help. What can be done with it is said after that. */
  label: string;
  /** What is seen of it. */
  content: string | Node | readonly Node[];
  /** The legal moves that it stands for. It glows if there are any; one is played by a click, several are offered. */
  moves?: readonly LegalMove[];
  /** What a click would mean if it were possible now: then the game is asked why it is not. */
  means?: Move | null;
  /** Takes a click instead: to choose something on the board alone, such as the first half of a move. */
  act?: () => void;
  /** Of what can be chosen: whether it is. */
  pressed?: boolean;
  /** A key that does the same as a click. */
  key?: string;
  /** A sentence about it, and the rule that tells more. */
  about?: string;
  rule?: string;
  /** The class of its element, which you lay out; the button fills it. `--spot-radius` rounds its corners. */
  class?: string;
}

export interface Say {
  (key: string, args?: Args): string;
  has(key: string): boolean;
}

export interface Settings {
  /** How long things move: 1 as drawn, 0 not at all. */
  readonly pace: number;
  /** Whether colours shall have a sign beside them. */
  readonly signs: boolean;
  /** Its code, such as `de`. */
  readonly language: string;
}

/** Somebody at the table. The colour is the custom property `--seat-0` to `--seat-6`. */
export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly crest:
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
  readonly colour: number;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly connected: boolean;
}

/** `{ move: 'bid', quantity: '4', face: '2' }`: the verb and its parameters, all of them strings. */
export type Move = Readonly<Record<string, string>> & { readonly move: string };

export interface LegalMove {
  readonly code: number;
  readonly move: Move;
  readonly key: string;
  readonly args: Args;
  readonly effects?: readonly Effect[];
}

/** What a move certainly changes for whoever plays it. */
export interface Effect {
  readonly what: string;
  readonly change: number;
  readonly left: number;
}

export interface Prompt {
  readonly key: string;
  readonly args: Args;
  readonly rule: string;
}

export interface Refusal {
  readonly text: string;
  readonly rule: string;
}

export type Value = number | string | readonly string[];
export type Args = Readonly<Record<string, Value>>;

/** `{ event: 'bid', seat: 1, quantity: 4, face: '2' }` */
export type GameEvent = { readonly event: string } & Readonly<Record<string, Value>>;

/** What one move brought. */
export interface Step {
  readonly version: number;
  readonly events: readonly GameEvent[];
}
