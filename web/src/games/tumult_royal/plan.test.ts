import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { propsOf } from '../../dev/fixture';
import { layOut, trying } from '../../dev/trying';
import type { Move } from '../types';
import Board from './Board.svelte';
import type { Goods, OwnView, PlanView, PublicView } from './views';

const { moment, show } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);
const READY = moment('ready-4');
const [first = '', second = ''] = READY.view.own?.reach ?? [];

beforeAll(() => layOut());
afterEach(cleanup);

const panel = () => screen.getByRole('region', { name: 'Your plan' });
const pinned = () => within(panel()).queryAllByRole('button');
const sum = () => panel().querySelector('.sum')?.textContent.trim() ?? '';
const field = (container: Element, name: string) =>
  container.querySelector(`[data-place="field-${name}"]`) as HTMLElement;

/** What rules say that sell every field for so much bread. */
function answer(fields: readonly string[], bread: number): PlanView {
  const cost: Goods = { bread, marble: 0, tools: 0 };
  const planned = fields.map((one) => ({
    field: one,
    terrain: 'pasture' as const,
    remote: false,
    cost,
    statues: 1,
  }));
  const sum = { bread: 10 * bread, marble: 0, tools: 0 };
  return { fields: planned, sum, statues: fields.length, order: null };
}

/** A table whose rules answer when the test says so. */
function asking() {
  const questions: { fields: string[]; say: (plan: PlanView | null) => void }[] = [];
  const plan = vi.fn(
    (moves: readonly Move[]) =>
      new Promise<PlanView | null>((say) => {
        questions.push({ fields: moves.map((move) => move.field ?? ''), say });
      }),
  );
  const props = { ...propsOf(READY, 'en'), plan: plan as never };
  return { questions, props, ...render(Board, { props }) };
}

describe('the plan', () => {
  it('a click pins a field, a second one takes the pin off, and nothing is played', async () => {
    const { play, container } = show('ready-4');
    await fireEvent.click(field(container, first));
    expect(pinned()).toHaveLength(1);
    expect(pinned()[0]).toHaveTextContent(first);
    expect(field(container, first)).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.click(field(container, first));
    expect(pinned()).toHaveLength(0);
    expect(play).not.toHaveBeenCalled();
  });

  it('shows what the rules say of all pins together', async () => {
    const { container } = show('ready-4');
    await fireEvent.click(field(container, first));
    await fireEvent.click(field(container, second));
    const plan = READY.plans?.[[`place ${first}`, `place ${second}`].sort().join(', ')] as PlanView;
    const { bread, marble, tools } = plan.sum;
    await waitFor(() => expect(sum()).toContain(`${bread} bread, ${marble} marble, ${tools} tool`));
  });

  it('stays while tiles are grabbed', async () => {
    const { container, rerender } = render(Board, { props: propsOf(READY, 'en') });
    await fireEvent.click(field(container, first));
    await rerender(propsOf(moment('grab-4'), 'en'));
    expect(pinned()).toHaveLength(1);
  });

  it('pins at once; the sum comes with the answer, and stays until the next one', async () => {
    const { container, questions } = asking();
    await fireEvent.click(field(container, first));
    expect(pinned()).toHaveLength(1);
    expect(sum()).toBe('');
    questions[0]?.say(answer([first], 7));
    await waitFor(() => expect(sum()).toContain('70'));
    expect(pinned()[0]).toHaveTextContent('7');

    await fireEvent.click(field(container, second));
    expect(questions[1]?.fields).toEqual([first, second]);
    expect(pinned()).toHaveLength(2);
    expect(sum()).toContain('70');
    expect(panel()).not.toHaveTextContent(/out of reach/i);
    questions[1]?.say(answer([first, second], 8));
    await waitFor(() => expect(sum()).toContain('80'));
  });

  it('does not hear an answer that was overtaken', async () => {
    const { container, questions } = asking();
    await fireEvent.click(field(container, first));
    await fireEvent.click(field(container, second));
    questions[1]?.say(answer([first, second], 8));
    await waitFor(() => expect(sum()).toContain('80'));
    questions[0]?.say(answer([first], 7));
    await tick();
    await Promise.resolve();
    expect(sum()).toContain('80');
  });

  it('asks again when the land has changed, and only then', async () => {
    const { container, questions, props, rerender } = asking();
    await fireEvent.click(field(container, first));
    await fireEvent.click(field(container, second));
    const { view } = props;
    const same = { ...view.public, land: view.public.land.map((one) => ({ ...one })) };
    await rerender({ ...props, view: { ...view, public: same } });
    expect(questions).toHaveLength(2);
    const land = view.public.land.map((one) => (one.field === first ? { ...one, seat: 0 } : one));
    await rerender({ ...props, view: { ...view, public: { ...view.public, land } } });
    expect(questions).toHaveLength(3);
    expect(pinned()).toHaveLength(1);
    expect(pinned()[0]).toHaveTextContent(second);
  });

  it('a field that is not to be had says so, and one without an answer costs nothing yet', async () => {
    const { container, questions } = asking();
    await fireEvent.click(field(container, first));
    const planned = answer([first], 1);
    questions[0]?.say({ ...planned, fields: planned.fields.map((one) => ({ ...one, cost: null })) });
    await waitFor(() => expect(pinned()[0]).toHaveTextContent(/out of reach/i));
    await fireEvent.click(field(container, second));
    questions[1]?.say(null);
    await waitFor(() => expect(sum()).toBe(''));
    expect(pinned()).toHaveLength(2);
  });

  it('is no bigger than the server hears of', async () => {
    const { container, questions } = asking();
    const free = READY.view.public.land.filter((one) => one.seat === null);
    for (const one of free) await fireEvent.click(field(container, one.field));
    for (const { fields } of questions) expect(fields.length).toBeLessThanOrEqual(40);
  });

  it('where nobody answers, nobody plans', async () => {
    const { container } = show('ready-4', 'en', { plan: undefined });
    await fireEvent.click(field(container, first));
    expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull();
    expect(field(container, first)).not.toHaveAttribute('aria-pressed');
  });
});
