/** A game that was played, step by step: fetched in stretches, shown as far as this viewer may see it. */
import type { Step, Wording } from '../games/types';
import { AS_PRINTED } from '../games/words';
import { get, type Replay, type ReplayStep, type Sheet } from './api';
import { ROUNDS } from './rounds';
import { faultText } from './i18n.svelte';
import { person, whoAmI } from './person.svelte';
import { flat, readable, type LogStep } from './table.svelte';

const STRETCH = 100;

export class Film {
  info = $state.raw<Replay | null>(null);
  steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  fault = $state('');
  /** The seat through whose eyes one looks; -1 is nobody's. */
  viewer = $state(-1);
  readonly #asked = new Set<number>();

  constructor(
    readonly kind: 'table' | 'record',
    readonly id: string,
    readonly key: string | null,
  ) {}

  readonly wording: Wording = $derived(this.info?.wording ?? AS_PRINTED);
  readonly length: number = $derived(this.info?.length ?? 0);
  readonly log: readonly LogStep[] = $derived(
    this.steps
      .filter((one): one is ReplayStep => one !== undefined)
      .map((one) => ({
        version: one.version,
        seat: one.seat,
        events: one.events,
        at: one.at ?? 0,
        undone: one.undone ?? false,
        undo: one.undo ?? false,
      })),
  );
  /** Where rounds begin. */
  readonly rounds: readonly number[] = $derived(
    this.log
      .filter((one) => one.events.some(({ event }) => ROUNDS.includes(event)))
      .map((one) => one.version),
  );

  get path(): string {
    return `/${this.kind}s/${encodeURIComponent(this.id)}`;
  }

  /** What led up to a moment, for boards. */
  story(at: number): Step[] {
    return this.log
      .filter((one) => one.version <= at && !one.undone)
      .map((one) => ({
        version: one.version,
        seat: one.seat,
        events: one.events.filter((event) => readable(event, this.viewer)).map(flat),
      }));
  }

  /** Fetches the stretch around a moment first, then the rest: the chronicle wants all of it. */
  async start(at: number): Promise<void> {
    await whoAmI(); // it opens through my own eyes
    await this.#load(0);
    await this.#load(at);
    for (let from = STRETCH; from <= this.length; from += STRETCH) await this.#load(from);
  }

  async #load(at: number): Promise<void> {
    const from = Math.floor(Math.min(at, this.info ? this.length : at) / STRETCH) * STRETCH;
    if (this.#asked.has(from)) return;
    this.#asked.add(from);
    try {
      const query = { from: String(from), to: String(from + STRETCH - 1), key: this.key };
      const found = await get<Replay>(`${this.path}/replay`, query);
      const all = this.steps.length
        ? [...this.steps]
        : new Array<ReplayStep | undefined>(found.length + 1).fill(undefined);
      for (const step of found.steps) all[step.version] = step;
      this.steps = all;
      if (this.info) return;
      this.info = found;
      const own = found.players.find((one) => one.person && one.person === person.me?.id);
      const [only] = found.steps[0]?.seats ?? [];
      this.viewer = own?.seat ?? (found.complete ? -1 : (only?.seat ?? -1));
    } catch (error) {
      this.#asked.delete(from);
      if (!this.info) this.fault = faultText(error);
    }
  }

  /** A moment in words. */
  sheet(at: number, viewer: number): Promise<Sheet> {
    return get<Sheet>(`${this.path}/sheet`, { at: String(at), seat: String(viewer), key: this.key });
  }
}
