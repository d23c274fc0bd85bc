/** The words and the board of a game, fetched as soon as it is known which game it is. */
import { NONE } from './chapters';
import { loadBoard } from '../games';
import type { BoardSettings, Gathered, GameModule, SeatInfo, Wording, Words } from '../games/types';
import { gameText, loadGame, tableWords } from '../lib/i18n.svelte';
import { language, pace, settings } from '../lib/settings.svelte';

export class LoadedGame {
  module = $state.raw<GameModule | null>(null);
  /** There is no board for this game. */
  #boardless = $state(false);
  /** There is one, and it does not work. */
  broken = $state(false);
  readonly #name: () => string;
  readonly #seats: () => readonly SeatInfo[];
  readonly #wording: () => Wording;

  /** Make it while a component is being made. */
  constructor(name: () => string, seats: () => readonly SeatInfo[], wording: () => Wording) {
    this.#name = name;
    this.#seats = seats;
    this.#wording = wording;
    $effect(() => {
      if (this.name) void loadGame(this.name, language());
    });
    $effect(() => {
      if (!this.name) return;
      void loadBoard(this.name).then(
        (found) => {
          this.module = found;
          this.#boardless = found === null;
        },
        (error: unknown) => {
          console.error(error); // for whoever writes boards
          this.broken = true;
        },
      );
    });
  }

  /** Whether the score has to be shown beside what is played on. */
  readonly wantsScore: boolean = $derived.by(() => this.textMode || this.module?.packaged === true);

  get name(): string {
    return this.#name();
  }
  /** There is nothing but the text interface. */
  readonly textOnly: boolean = $derived.by(() => this.#boardless || this.broken);
  readonly textMode: boolean = $derived.by(() => settings.text_mode || this.textOnly);
  readonly words: Words = $derived.by(() =>
    tableWords(this.name, this.#seats(), this.module?.texts ?? null, this.#wording()),
  );
  /** Whether there are words to say something with. */
  get speaks(): boolean {
    return gameText(this.name) !== undefined;
  }
  /** What its chronicle tells together. */
  get gathered(): Gathered | undefined {
    return this.module?.gathered;
  }
  /** What it tells where it is looked for. */
  get quiet(): readonly string[] {
    return this.module?.quiet ?? NONE;
  }
  get cites(): Readonly<Record<string, string>> {
    return this.module?.cites ?? {};
  }
  /** What a person likes, as boards want to know it. */
  get settings(): BoardSettings {
    return { pace: pace(), signs: settings.colour_signs, language: language() };
  }
}
