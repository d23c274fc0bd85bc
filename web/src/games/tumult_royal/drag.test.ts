/** A tile under the finger. */
import { describe, expect, it, vi } from 'vitest';
import { Drag } from './drag.svelte';

const at = { clientX: 5, clientY: 5, pointerId: 1, button: 0, isPrimary: true, detail: 1 };

function pressed() {
  const tile = document.createElement('div');
  tile.dataset['slot'] = '3';
  const decide = vi.fn();
  const lift = vi.fn();
  const grab = { deciding: null, holds: () => false, lift };
  const board = { root: document.body, me: 0, phone: true, racing: true, held: null, grab, decide };
  const drag = new Drag(board);
  drag.down({ ...at, target: tile, timeStamp: 1000 } as unknown as PointerEvent);
  const release = (timeStamp: number) => {
    window.dispatchEvent(Object.defineProperties(new Event('pointerup'), valuesOf({ ...at, timeStamp })));
    const stopPropagation = vi.fn();
    drag.click({ ...at, timeStamp, preventDefault: vi.fn(), stopPropagation } as unknown as MouseEvent);
    return stopPropagation;
  };
  return { decide, lift, release };
}
const valuesOf = (all: Record<string, unknown>): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value }]));

describe('a finger that lets go where it pressed', () => {
  it.each([1100, 1900, 6000])('has lifted the tile and decided nothing, also after %s ms', (time) => {
    const { decide, lift, release } = pressed();
    expect(release(time), 'the click goes on and plays something').toHaveBeenCalled();
    expect(lift).toHaveBeenCalledExactlyOnceWith('3');
    expect(decide).not.toHaveBeenCalled();
  });
});
