/** The spots of a package's board: real ones of ours, each kept under its id for as long as the board shows it. */
import { mount, unmount } from 'svelte';
import type { SpotOptions } from '../../public/board';
import type { PackageModel } from './model.svelte';
import PackageSpot from './PackageSpot.svelte';

/** One of them: the element that the board has put somewhere, and what it says at present. */
export class Held {
  readonly holder = document.createElement('div');
  options = $state.raw() as SpotOptions;
  readonly #component: Record<string, unknown>;

  constructor(
    readonly id: string,
    options: SpotOptions,
    readonly board: PackageModel,
    context: Map<unknown, unknown>,
  ) {
    this.set(options);
    this.#component = mount(PackageSpot, { target: this.holder, props: { held: this }, context });
  }
  set(options: SpotOptions): void {
    this.options = options;
    this.holder.className = options.class ?? '';
  }
  get button(): HTMLElement | null {
    return this.holder.querySelector('[data-spot]');
  }
  remove(): void {
    void unmount(this.#component);
  }
}

export class Spots {
  readonly #held = new Map<string, Held>();

  constructor(
    private readonly board: PackageModel,
    private readonly context: Map<unknown, unknown>,
  ) {}

  get(id: string, options: SpotOptions): HTMLElement {
    let held = this.#held.get(id);
    if (held) held.set(options);
    else this.#held.set(id, (held = new Held(id, options, this.board, this.context)));
    return held.holder;
  }
  /** The id of the spot that has the focus. */
  focused(): string | null {
    const active = document.activeElement;
    return [...this.#held.values()].find((one) => one.holder.contains(active))?.id ?? null;
  }
  press(key: string): boolean {
    const found = [...this.#held.values()].find(({ options }) => options.key?.toUpperCase() === key);
    const { moves, act } = found?.options ?? {};
    if (!found || !(act || moves?.length)) return false;
    found.button?.click();
    return true;
  }
  /** Puts the focus on a spot; whether it is still there. */
  focus(id: string): boolean {
    const button = this.#held.get(id)?.button;
    button?.focus();
    return Boolean(button);
  }
  /** Forgets what the board no longer shows. */
  sweep(): void {
    for (const [id, held] of this.#held) {
      if (held.holder.isConnected) continue;
      held.remove();
      this.#held.delete(id);
    }
  }
  clear(): void {
    for (const held of this.#held.values()) held.remove();
    this.#held.clear();
  }
}
