/** The paintings of each game come when they are first asked for, in a chunk of their own. */

/** What is there now; asking for it the first time fetches it. */
class Coming<Art> {
  #art = $state.raw<Art>();
  #asked = false;
  constructor(private readonly load: () => Promise<Art>) {}

  get now(): Art | undefined {
    if (!this.#asked) void this.fetch();
    return this.#art;
  }
  /** Until it has come; a second attempt after a break is a new one. */
  async fetch(): Promise<Art | undefined> {
    this.#asked = true;
    try {
      this.#art ??= await this.load();
    } catch {
      this.#asked = false;
    }
    return this.#art;
  }
}

export const paintings = {
  citadels: new Coming(() => import('./paint/citadels')),
  kingsburg: new Coming(() => import('./paint/kingsburg')),
  staufer: new Coming(() => import('./paint/staufer')),
  tumult_royal: new Coming(() => import('./paint/tumult_royal')),
  faces: new Coming(() => import('./paint/faces')),
} as const;
