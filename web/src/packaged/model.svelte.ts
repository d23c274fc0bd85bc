/** What the board of a package shares with ours: what is shown, what may be done, what is being pointed at. */
import { tick } from 'svelte';
import type { MountedBoard } from '../../public/board';
import { BoardModel, type Thing } from '../board/model.svelte';
import { focusGold } from '../board/rove';
import type { BoardProps, GameEvent } from '../games/types';
import type { Spots } from './spots.svelte';

/** A spot says of itself what it is. */
export interface Told extends Thing {
  title: string;
  about: string;
  rule: string;
}

/** Milliseconds that one event may move, whatever its board does. */
const LONGEST = 5000;

export class PackageModel extends BoardModel<unknown, unknown, unknown, Told> {
  /** What `mount` gave; nothing until then, and once the board has failed. */
  mounted: MountedBoard | null = null;
  spots: Spots | null = null;

  constructor(
    props: () => BoardProps,
    override readonly shortcuts: Readonly<Record<string, string>>,
  ) {
    super(props);
  }

  titleOf(subject: Told): string {
    return subject.title;
  }
  ruleOf(subject: Told): string | undefined {
    return subject.rule || undefined;
  }
  /** Runs what the package wrote; if it throws, the table goes on in words. */
  run<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }
  fail(error: unknown): void {
    console.error(error); // for whoever writes the board
    this.mounted = null;
    this.props.onbroken?.();
  }
  protected override show(event: GameEvent, pace: number): Promise<unknown> | undefined {
    const moving = this.run(() => this.mounted?.show?.(event, pace));
    if (!(moving instanceof Promise)) return undefined;
    return Promise.race([moving.catch((error: unknown) => this.fail(error)), this.rest(LONGEST)]);
  }
  /** A key is that of a move without parameters, or of a spot. */
  protected override press(key: string): boolean {
    return super.press(key) || (this.spots?.press(key) ?? false);
  }
  /** Draws anew; who was on a spot by keyboard is there again, or on the first that glows if it has gone. */
  redraw(draw: () => void): void {
    const before = this.spots?.focused() ?? null;
    this.run(draw);
    this.spots?.sweep();
    if (before === null || this.spots?.focus(before)) return;
    void tick().then(() => {
      if (document.activeElement === document.body) focusGold(this.root);
    });
  }
}
