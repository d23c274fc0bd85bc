import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeWords } from '../games/words';
import type { LogStep } from '../lib/table.svelte';
import Chronicle from './Chronicle.svelte';

const words = makeWords('en', ['event-built = Somebody builds.']);
const steps = (count: number): LogStep[] =>
  Array.from({ length: count }, (_, version) => ({
    version,
    seat: 0,
    at: 0,
    undone: false,
    events: [{ event: 'built', args: {} }],
  })) as unknown as LogStep[];
const frame = () => new Promise((done) => requestAnimationFrame(done));

describe('the chronicle', () => {
  afterEach(() => vi.restoreAllMocks());

  /** jsdom lays nothing out: a list of so many lines of 20 pixels, in a window of 100. */
  async function reading() {
    const props = { game: 'citadels', words, here: 0, cites: {} };
    const view = render(Chronicle, { ...props, steps: steps(10) });
    const list = screen.getByRole('region');
    let height = 200;
    const went = vi.fn();
    Object.defineProperty(list, 'scrollHeight', { get: () => height });
    Object.defineProperty(list, 'clientHeight', { get: () => 100 });
    list.scrollTo = went as unknown as typeof list.scrollTo;
    await frame();
    went.mockClear();
    const scrolls = (top: number) => {
      list.scrollTop = top;
      return fireEvent.scroll(list);
    };
    const grows = async (count: number) => {
      height = count * 20;
      await view.rerender({ ...props, steps: steps(count) });
      await frame();
    };
    return { went, scrolls, grows };
  }

  it('stays at the end when lines come quicker than it scrolls', async () => {
    const { went, scrolls, grows } = await reading();
    await scrolls(100);
    await grows(30);
    await scrolls(300); // on its way, and the end is farther off by now
    went.mockClear();
    await grows(31);
    expect(went).toHaveBeenCalledWith({ top: 620 });
  });

  it('lets whoever reads further up read on', async () => {
    const { went, scrolls, grows } = await reading();
    await scrolls(100);
    await scrolls(40);
    await grows(30);
    expect(went).not.toHaveBeenCalled();
  });
});
