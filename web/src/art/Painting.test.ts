/** How a picture hangs: plain at first and where there is little room, under a name of its own, and said aloud if it has one. */
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Painting from './Painting.svelte';
import { markup } from './paint/hang';
import { at, dot, letters, solid } from './paint/pen';
import type { Picture } from './paint/picture';

const coin: Picture = {
  space: [-20, -20, 40, 40],
  draw: () => solid(dot(0, 0, 17), 'gold') + at(0, 0, 1, solid(dot(0, 0, 5), 'madder')),
  small: { space: [-10, -10, 20, 20], draw: () => solid(dot(0, 0, 9), 'gold') },
};

/** The page measures: everything in it is so wide. One observer serves all, so it is there from the beginning. */
let room = 0;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(target: Element): void {
      const entry = { target, contentRect: { width: room, height: room } as DOMRectReadOnly };
      this.tell([entry as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    unobserve(): void {}
    disconnect(): void {}
  },
);
/** Nothing else is to be done: everything that waits for it happens. */
async function becomeIdle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  await tick();
}
afterEach(() => {
  vi.useRealTimers();
});
const box = (root: HTMLElement) => root.querySelector('svg')?.getAttribute('viewBox');

test('a picture comes plain, and in full when there is time and room', async () => {
  vi.useFakeTimers();
  room = 120;
  const { container } = render(Painting, { picture: coin });
  await tick();
  expect(box(container)).toBe('-10 -10 20 20');
  await becomeIdle();
  expect(box(container)).toBe('-20 -20 40 40');
});

test('below 64 pixels it stays plain', async () => {
  vi.useFakeTimers();
  room = 40;
  const { container } = render(Painting, { picture: coin });
  await becomeIdle();
  expect(box(container)).toBe('-10 -10 20 20');
  expect(container.querySelector('clipPath')).toBeNull();
});

test('the same picture twice has no id twice', () => {
  const first = render(Painting, { picture: coin, form: 'full' });
  const second = render(Painting, { picture: coin, form: 'full' });
  const ids = [first, second].flatMap(({ container }) =>
    [...container.querySelectorAll('[id]')].map(({ id }) => id),
  );
  expect(ids.length).toBe(4);
  expect(new Set(ids).size).toBe(4);
  expect(first.container.innerHTML).toContain(`url(#${ids[0]})`);
});

test('a picture with a label is an image, one without is decoration', () => {
  const { container } = render(Painting, { picture: coin, label: 'Gold' });
  expect(container.querySelector('[role=img]')).toHaveAccessibleName('Gold');
  const silent = render(Painting, { picture: coin });
  expect(silent.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('words in a picture cannot become markup', () => {
  const text = markup({ space: [0, 0, 9, 9], draw: () => letters(0, 0, '<b>&~</b>', 9) }, 'full', 'x');
  expect(text).toContain('&lt;b>&amp;&#126;&lt;/b>');
});
