/** An order as one slip, and what is told when time is up. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { propsOf } from '../../dev/fixture';
import { click, layOut, trying } from '../../dev/trying';
import type { Move } from '../types';
import Board from './Board.svelte';
import { alarms } from './story';
import type { OwnView, PublicView } from './views';

const { moment } = trying<PublicView, OwnView>(
  Board,
  import.meta.glob('./recorded/*.json', { import: 'default', eager: true }),
);

beforeAll(() => layOut());
afterEach(cleanup);

it('a tile that slipped back is told to whoever held it', () => {
  const steps = [
    { version: 9, seat: -1, events: [{ event: 'slipped-back', seat: 0, slot: '3', tile: 'bread-2' }] },
  ];
  expect(alarms(steps, 0)).toHaveLength(1);
  expect(alarms(steps, 1)).toHaveLength(0);
  const later = (event: string) => [...steps, { version: 10, seat: -1, events: [{ event, seat: 0 }] }];
  expect(alarms(later('must-pass'), 0), 'who can place nothing has answered nothing').toHaveLength(1);
  expect(alarms(later('passed'), 0)).toHaveLength(0);
});

describe('an order', () => {
  const press = (): Promise<unknown> => click(screen.getByRole('button', { name: /Seal it/ }));
  const sealed = async (name: string, change?: (container: Element) => Promise<unknown>, seal = press) => {
    const said: Move[] = [];
    const attempt = (move: Move) => {
      said.push(move);
      return Promise.resolve(null);
    };
    const { container } = render(Board, { props: { ...propsOf(moment(name), 'en'), attempt } });
    await change?.(container);
    await seal();
    return said.map((move) => Object.values(move).join(' '));
  };
  const form = () => (moment('goal-2').view.own as OwnView).form as NonNullable<OwnView['form']>;

  it('is sealed as the game has filled it in', async () => {
    const [, greedy] = form().filled;
    const said = await sealed('goal-2', () =>
      userEvent.click(screen.getByRole('button', { name: 'Greedy' })),
    );
    const goods = ['bread', 'marble', 'tools'];
    expect(said).toEqual([
      ...goods.map((good, n) => `goal ${good} ${greedy?.goals[n]}`),
      ...goods.map((good, n) => `limit ${good} ${greedy?.limits[n]}`),
      `least ${greedy?.least}`,
      `stop ${greedy?.stop}`,
    ]);
  });

  it('a goal takes its limit along, and both say how many', async () => {
    const said = await sealed('goal-2', async () => {
      const goal = screen.getByRole('slider', { name: 'Tools: Goal' });
      await fireEvent.input(goal, { target: { value: '1' } });
      expect(goal).toHaveAttribute('aria-valuetext', '1 tool');
      await fireEvent.input(goal, { target: { value: '12' } });
      expect(screen.getByRole('slider', { name: 'Tools: At most' })).toHaveValue('12');
      await fireEvent.input(screen.getByRole('slider', { name: 'Tools: At most' }), {
        target: { value: '3' },
      });
      await userEvent.click(screen.getByRole('radio', { name: '2' }));
    });
    expect(said).toEqual(expect.arrayContaining(['goal tools 12', 'limit tools 12', 'least 2']));
  });

  it('is sealed by its key', async () => {
    const focus = (container: Element) =>
      Promise.resolve(container.querySelector<HTMLElement>('[data-spot]')?.focus());
    const said = await sealed('goal-2', focus, () => userEvent.keyboard('s'));
    expect(said.filter((one) => one.startsWith('goal'))).toHaveLength(3);
  });

  it('of which a part is filed goes on from there', async () => {
    const { order } = moment('limit-3').view.own as OwnView;
    const said = await sealed('limit-3');
    expect(said).toHaveLength(8 - order.goals.length - order.limits.length);
    expect(said.every((one) => !one.startsWith('goal'))).toBe(true);
  });
});
