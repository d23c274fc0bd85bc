/**
 * The server's clock as this device reads it over a line that takes its time: the answer lies in the middle of the
 * round trip, and the shortest round trip of late errs least.
 */
interface Sample {
  took: number;
  /** Server time less this device's, in milliseconds. */
  ahead: number;
}

const KEPT = 10;

export class ServerClock {
  private samples: Sample[] = [];

  /** A question went out and came back (`performance.now()`), and the server said what time it was (seconds). */
  compare(sent: number, came: number, said: number): void {
    const took = came - sent;
    this.samples = [...this.samples, { took, ahead: said * 1000 - (sent + took / 2) }].slice(-KEPT);
  }

  /** A new line may be of another length, and belong to another clock. */
  forget(): void {
    this.samples = [];
  }

  get known(): boolean {
    return this.samples.length > 0;
  }

  /** What time it is for the server, in its seconds; null before the first comparison. */
  now(here: number = performance.now()): number | null {
    const ahead = this.ahead();
    return ahead === null ? null : (here + ahead) / 1000;
  }

  /** A moment of the server's in this device's time; `now` and `at` are what the server said and when it came. */
  here(moment: number, now: number, at: number): number {
    const ahead = this.ahead() ?? now * 1000 - at;
    return moment * 1000 - ahead;
  }

  private ahead(): number | null {
    const best = this.samples.reduce<Sample | null>(
      (one, other) => (one === null || other.took < one.took ? other : one),
      null,
    );
    return best?.ahead ?? null;
  }
}
