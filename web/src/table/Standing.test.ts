import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatInfo } from '../games/types';
import { makeWords } from '../games/words';
import { change } from '../lib/settings.svelte';
import Standing from './Standing.svelte';

const seats = ['Anna', 'Ben', 'Carla'].map((name, seat) => ({
  seat,
  name,
  crest: 'lion',
  colour: seat,
  isYou: seat === 1,
})) as unknown as SeatInfo[];
const words = makeWords('en', ['sheet-left = The end: { $left } more to come']);

/** A view in which these seats have so many points, best first. */
function view(...points: [seat: number, points: number][]) {
  const best = points[0]?.[1] ?? 0;
  const standing = points.map(([seat, has]) => ({
    seat,
    place: points.filter(([, other]) => other > has).length + 1,
    points: has,
    behind: best - has,
  }));
  return { standing, end: { key: 'sheet-left', args: { left: 2 } } };
}
const show = (seen: unknown, here = 1) =>
  render(Standing, { view: seen, here, seats, round: 'Round 3', words });
const strip = () => screen.getByRole('button').getAttribute('aria-label');

describe('how I am doing', () => {
  beforeEach(() => change({ language: 'en' }, true));

  it.each([
    [view([0, 7], [1, 5], [2, 5]), 1, '2nd, 2 behind'],
    [view([0, 7], [2, 5], [1, 4]), 1, '3rd, 3 behind'],
    [view([1, 7], [0, 5], [2, 4]), 1, 'You lead by 2'],
    [view([0, 7], [1, 7], [2, 4]), 1, 'You are tied for the lead'],
    [view([0, 0], [1, 0], [2, 0]), 1, 'All level'],
    [view([0, 7], [1, 5], [2, 4]), -1, 'Anna leads by 2'],
    [view([0, 7], [1, 7], [2, 4]), -1, 'Anna and Ben are tied for the lead'],
  ])('is said in a few words, with how near the end is', (seen, here, said) => {
    show(seen, here);
    expect(strip()).toBe(`${said}. The end: 2 more to come`);
  });

  it('is said in German', () => {
    change({ language: 'de' }, true);
    show(view([0, 7], [1, 5], [2, 5]));
    expect(strip()).toContain('2. Platz, 2 zurück');
  });

  it('tells of everybody when it is pressed, and gives the focus back', async () => {
    show(view([0, 7], [1, 5], [2, 4]));
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(screen.getByRole('dialog'));
    const rows = sheet.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['1st', 'Anna', '7', ''],
      ['2nd', 'You', '5', '−2'],
      ['3rd', 'Carla', '4', '−3'],
    ]);
    sheet.getByText('Round 3');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
  });

  it('is silent where a game does not say it, and once all is over', () => {
    show({ round: 2 });
    show({ ...view([0, 7], [1, 5]), end: null });
    show(null);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
