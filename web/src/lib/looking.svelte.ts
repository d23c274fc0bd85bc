/**
 * Whether I look at a table. A hidden tab says that I do not, and so does a line that broke and comes back; where the table
 * has stood still for it, I go on with one click, and otherwise at once.
 */
export class Looking {
  /** I was away, and the table has waited for me. */
  waited = $state(false);
  /** What the server was told last. */
  #away = false;
  readonly #held: () => boolean;
  readonly #say: (away: boolean) => void;

  /** `held`: whether the table stands still because nobody is there; `say` tells the server. */
  constructor(held: () => boolean, say: (away: boolean) => void) {
    this.#held = held;
    this.#say = say;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.look);
  }
  stop(): void {
    document.removeEventListener('visibilitychange', this.look);
  }
  /** What a line says of me when it is opened; `again` if there was one before. */
  opens(again: boolean): boolean {
    return (this.#away = again || this.waited || document.hidden);
  }
  /** The tab was hidden or is seen again, or a line is open. */
  look = (): void => {
    if (document.hidden) this.#tell(true);
    else if (this.#away && this.#held()) this.waited = true;
    else this.goOn();
  };
  goOn(): void {
    this.waited = false;
    this.#tell(false);
  }
  #tell(away: boolean): void {
    if (away === this.#away) return;
    this.#away = away;
    this.#say(away);
  }
}
