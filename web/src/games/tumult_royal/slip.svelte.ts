/** An order while it is being filled in. Which entries there are, and which fill themselves in, the game says. */
import { untrack } from 'svelte';
import type { Move } from '../types';
import { goods } from './goods';
import type { TumultBoard } from './model.svelte';
import type { FilledOrderView, OrderFormView, OrderView } from './views';

type Entries = Omit<FilledOrderView, 'name'>;
const NOTHING: Entries = { goals: [0, 0, 0], limits: [0, 0, 0], least: 1, stop: 'goals' };

export class Slip {
  /** While it is being sealed the form stays. */
  form = $state.raw<OrderFormView | null>(null);
  #draft = $state.raw<Entries>(NOTHING);
  /** Who has filled it in, as long as nothing was changed. */
  chosen = $state<string | null>(null);
  sealing = $state(false);
  fault = $state('');
  readonly filed: boolean = $derived.by(() => !this.board.public.to_act.includes(this.board.me));
  /** The entries that are filed already: the line may have broken in the middle of it. */
  readonly fixed: OrderView = $derived.by(
    () => this.board.props.view.own?.order ?? { goals: [], limits: [], least: null },
  );
  readonly filledIn: readonly FilledOrderView[] = $derived.by(() => {
    const plan = this.board.pins.length ? this.board.planned?.order : null;
    return [...(this.form?.filled ?? []), ...(plan ? [plan] : [])];
  });
  readonly goals: readonly number[] = $derived.by(() =>
    this.#draft.goals.map((goal, n) => this.fixed.goals[n] ?? goal),
  );
  readonly limits: readonly number[] = $derived.by(() =>
    this.#draft.limits.map((limit, n) => this.fixed.limits[n] ?? limit),
  );

  /** Make it while a component is being made. */
  constructor(private readonly board: TumultBoard) {
    $effect.pre(() => {
      if (board.own?.form) this.form = board.own.form;
    });
    const [first] = untrack(() => board.own?.form?.filled ?? []);
    if (first) this.fill(first);
  }

  get least(): number {
    return this.fixed.least ?? this.#draft.least;
  }
  get stop(): string {
    return this.#draft.stop;
  }
  /** Whether it can be sealed. */
  get open(): boolean {
    return this.form !== null && !this.filed && !this.sealing && this.board.props.playable !== false;
  }
  fill({ name, ...entries }: FilledOrderView): void {
    this.#draft = entries;
    this.chosen = name;
  }
  write(part: Partial<Entries>): void {
    this.#draft = { ...this.#draft, ...part };
    this.chosen = null;
  }
  /** Goal and limit of one of the goods. */
  set(good: number, goal: number, limit: number): void {
    const { goals, limits } = this.#draft;
    this.write({ goals: goals.with(good, goal), limits: limits.with(good, limit) });
  }
  /** What is still to be said, in the order in which the game asks. */
  get #entries(): Move[] {
    const { goals: filed, limits, least } = this.fixed;
    const all: Move[] = [
      ...goods.map((good, n) => ({ move: 'goal', good, amount: String(this.goals[n]) })),
      ...goods.map((good, n) => ({ move: 'limit', good, amount: String(this.limits[n]) })),
      { move: 'least', value: String(this.least) },
      { move: 'stop', stop: this.stop },
    ];
    return all.slice(filed.length + limits.length + (least === null ? 0 : 1));
  }
  async seal(): Promise<void> {
    if (!this.open) return;
    this.sealing = true;
    this.fault = '';
    const { attempt, play } = this.board.props;
    for (const entry of this.#entries) {
      const refusal = attempt ? await attempt(entry) : play(entry);
      if (refusal) this.fault = refusal.text;
      if (refusal) break;
    }
    this.sealing = false;
  }
}
