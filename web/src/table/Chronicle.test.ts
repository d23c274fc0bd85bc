import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../games/types';
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

  it('tells a turn in one paragraph, which unfolds into lines with their rules and moments', async () => {
    const told = [
      'event-built = { $seat_you ->',
      '    [yes] You build.',
      '   *[no] { $seat } builds.',
      ' }',
      'event-paid = { $seat } pays.',
    ].join('\n');
    const seats = [
      { seat: 0, name: 'Anna', crest: 'lion', colour: 0, isYou: false },
    ] as unknown as SeatInfo[];
    const both = steps(2).map((one, n) => ({
      ...one,
      events: [{ event: n ? 'paid' : 'built', args: { seat: 0 } }],
    })) as unknown as LogStep[];
    const opened = vi.fn();
    const { container } = render(Chronicle, {
      game: 'citadels',
      words: makeWords('en', [told], seats),
      here: -1,
      seats,
      cites: { paid: 'C-1.2' },
      steps: both,
      open: opened,
      replay: (version: number) => `#/table/x/replay?at=${version}`,
    });
    const turn = container.querySelector('.turn');
    expect(turn?.textContent.replace(/\s+/g, ' ').trim()).toBe('Anna builds · pays');
    expect(screen.queryByRole('link')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Anna' }));
    const lines = [...container.querySelectorAll('.line')];
    expect(lines.map((line) => line.textContent.trim().split(/\s{2,}/)[0])).toEqual([
      'Anna builds.',
      expect.stringMatching(/^Anna pays\./),
    ]);
    expect(screen.getByRole('link', { name: 'Watch again: Anna builds.' }).getAttribute('href')).toBe(
      '#/table/x/replay?at=0',
    );
    await fireEvent.click(screen.getByRole('link', { name: 'Rule C-1.2' }));
    expect(opened).toHaveBeenCalledWith('C-1.2');
  });

  it('points at where a line takes place', async () => {
    const light = vi.fn();
    const one = [{ ...steps(1)[0], events: [{ event: 'built', args: { district: 'inn' } }] }];
    const { container } = render(Chronicle, {
      game: 'citadels',
      words,
      here: 0,
      cites: {},
      steps: one as unknown as LogStep[],
      light,
    });
    await fireEvent.pointerOver(container.querySelector('.phrase') as Element);
    expect(light).toHaveBeenLastCalledWith(['district:inn']);
    await fireEvent.pointerLeave(screen.getByRole('region'));
    expect(light).toHaveBeenLastCalledWith([]);
  });
});
