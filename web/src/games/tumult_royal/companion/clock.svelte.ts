/** A sandglass that somebody turns: it runs, stands still when it is stopped, and says when it has run out. */
export class Sand {
  seconds = $state(0);
  /** Milliseconds that are left; full before the start. */
  left = $state(0);
  running = $state(false);
  #ends = 0;
  #frame = 0;

  constructor(
    seconds: number,
    readonly told: { second: (left: number) => void; out: () => void },
  ) {
    this.fill(seconds);
  }

  get part(): number {
    return this.left / (this.seconds * 1000);
  }
  get out(): boolean {
    return this.left <= 0;
  }
  fill(seconds = this.seconds): void {
    this.stop();
    this.seconds = seconds;
    this.left = seconds * 1000;
  }
  turn(): void {
    if (this.out) this.fill();
    this.running = true;
    this.#ends = performance.now() + this.left;
    this.#look();
  }
  stop(): void {
    this.running = false;
    cancelAnimationFrame(this.#frame);
  }
  readonly #look = (): void => {
    const before = Math.ceil(this.left / 1000);
    this.left = Math.max(0, this.#ends - performance.now());
    if (this.left <= 0) {
      this.stop();
      this.told.out();
      return;
    }
    const now = Math.ceil(this.left / 1000);
    if (now < before) this.told.second(now);
    this.#frame = requestAnimationFrame(this.#look);
  };
}
