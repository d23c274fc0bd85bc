import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Dice from './Dice.svelte';
import { atRest, cubeFrames, rollTime } from './dice';

afterEach(cleanup);

const dice = [6, 3, 5].map((face, n) => ({ id: String(n), face, colour: n }));

it('every die ends at rest in its place, with its face to the eye', () => {
  for (const { face } of dice) {
    const last = cubeFrames(face, 48, [-300, 20]).at(-1)?.['transform'] as string;
    expect(last.replace('rotateZ(0deg) ', '')).toBe(
      `translate3d(0px,0px,0) ${atRest(face)}`.replace('(-0px', '(0px'),
    );
  }
});

it('says what was thrown, and has no more nodes than a rolling die may have', () => {
  const { container } = render(Dice, { dice, label: '6, 3, 5' });
  expect(screen.getByRole('img', { name: '6, 3, 5' })).toBeVisible();
  expect(container.querySelectorAll('.die:first-child *').length).toBeLessThanOrEqual(40);
});

it('takes a little longer for every further die', () => {
  expect(rollTime(3) - rollTime(2)).toBe(80);
});
