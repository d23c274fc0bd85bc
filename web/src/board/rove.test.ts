import { afterEach, describe, expect, it } from 'vitest';
import { rove } from './rove';

/** A thing at a place: left, top, width, height. jsdom lays nothing out. */
function thing(name: string, left: number, top: number, width: number, height: number): HTMLElement {
  const one = document.createElement('button');
  one.dataset.spot = '';
  one.id = name;
  one.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  Object.defineProperty(one, 'offsetParent', { get: () => document.body });
  return one;
}
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Presses keys one after the other, from this thing; where that leads. */
function walk(things: readonly HTMLElement[], from: string, keys: readonly string[]): string {
  document.body.replaceChildren(...things);
  const stop = rove(document.body);
  document.getElementById(from)?.focus();
  for (const key of keys) press(`Arrow${key}`);
  stop();
  return document.activeElement?.id ?? '';
}
afterEach(() => document.body.replaceChildren());

describe('arrow keys', () => {
  /** A phone: an area above, a row of four spaces, a court as wide as the screen. */
  const phone = [
    thing('paid', 172, 543, 46, 24),
    thing('space-1', 6, 580, 91, 68),
    thing('space-2', 101, 580, 91, 68),
    thing('space-3', 197, 580, 91, 68),
    thing('space-4', 292, 580, 91, 68),
    thing('court', 6, 655, 378, 26),
  ];

  it('leave out no row, however wide the things in it are', () => {
    expect(walk(phone, 'court', ['Up'])).toMatch(/^space/);
    expect(walk(phone, 'paid', ['Down'])).toMatch(/^space/);
    expect(walk(phone, 'paid', ['Down', 'Down'])).toBe('court');
  });

  it('go along a row', () => {
    expect(walk(phone, 'space-1', ['Right', 'Right', 'Right'])).toBe('space-4');
    expect(walk(phone, 'space-4', ['Left'])).toBe('space-3');
  });

  it('walk through what scrolls before they leave it, and come back to what is in sight', () => {
    const room = document.createElement('div');
    room.dataset.room = '';
    room.getBoundingClientRect = () => new DOMRect(0, 0, 390, 600);
    room.append(thing('seen', 6, 560, 378, 26), thing('hidden', 6, 620, 378, 26));
    const all = [room, thing('below', 20, 625, 40, 40)];
    expect(walk(all, 'seen', ['Down'])).toBe('hidden');
    expect(walk(all, 'seen', ['Down', 'Down'])).toBe('below');
    expect(walk(all, 'below', ['Up'])).toBe('seen');
  });

  it('stay where there is nothing further', () => {
    expect(walk(phone, 'court', ['Down'])).toBe('court');
  });
});
