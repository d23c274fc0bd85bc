import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Film, Moment } from '../../dev/fixture';
import { over, says, step, stubServer, welcome } from '../../dev/line';
import box from './recorded/box.json';
import recorded from './recorded/film-4.json';
import end from './recorded/over-4.json';
import { change } from '../../lib/settings.svelte';
import Page from '../../pages/Table.svelte';

interface Ending {
  outcome: { places: readonly number[] } | null;
}
const frames = (recorded as unknown as Film).frames.slice(0, 24);
const last = end as unknown as Moment<Ending>;
const FIRST = 1;

beforeEach(() => {
  vi.useFakeTimers();
  stubServer('citadels');
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  );
  change({ animation: 'normal', wait_for_me: false, text_mode: false }, true);
  const motion = () => ({
    addEventListener: () => undefined,
    cancel: () => undefined,
    finished: Promise.resolve(),
  });
  Object.assign(HTMLElement.prototype, { animate: motion, scrollTo: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const told = () =>
  [...document.querySelectorAll('.chronicle [data-version]')].map((one) =>
    Number(one.getAttribute('data-version')),
  );
const at = () => Number(find('[role="group"][data-version]')?.dataset['version']);
const pill = () => find('.status')?.textContent ?? '';
const prompt = () => find('.prompt')?.textContent.trim() ?? '';
const YOURS = 'Your turn';

async function come() {
  render(Page);
  await vi.advanceTimersByTimeAsync(10);
  says(welcome(frames[0] as Moment, FIRST, box));
  await vi.waitFor(() => expect(find('[role="group"][data-version]')).not.toBeNull(), { timeout: 20_000 });
  await vi.advanceTimersByTimeAsync(50);
}
/** Looks at the page whenever anything on it changes, until it rests. */
async function watched(look: () => void, run: () => Promise<unknown>) {
  const faults: unknown[] = [];
  const observer = new MutationObserver(() => {
    try {
      look();
    } catch (error) {
      faults.push(error);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  await run();
  observer.disconnect();
  if (faults[0]) throw faults[0] as Error;
}
const rest = () => vi.advanceTimersByTimeAsync(30_000);

describe('one clock', () => {
  it('chronicle, prompt, pill and title never run ahead of the board', async () => {
    await come();
    let newest = FIRST;
    const between = new Set<number>();
    await watched(
      () => {
        const shown = at();
        expect(Math.max(...told()), 'chronicle').toBeLessThanOrEqual(shown);
        if (shown < newest) between.add(shown);
        const calls = pill() === YOURS;
        expect(document.title.startsWith('●'), 'title and pill').toBe(calls);
        if (calls || find('.bar.asked'))
          expect(shown, 'what is asked belongs to the newest version').toBe(newest);
        if (find('[data-spot].gold')) expect(shown, 'gold').toBe(newest);
      },
      async () => {
        for (const frame of frames.slice(1)) {
          newest += 1;
          says(step(frame, newest));
          if (newest % 4 === 0) await rest(); // bots move quicker than anybody can look
        }
        await rest();
      },
    );
    expect(between.size, 'the board was behind, and was seen to be').toBeGreaterThan(5);
    expect(at()).toBe(newest);
    expect(new Set(told()).size).toBeGreaterThan(10);
    expect(pill() === YOURS).toBe((frames.at(-1)?.legal.length ?? 0) > 0);
    expect(prompt()).not.toBe('');
  });

  it('a line that answers is not given up while little is said', async () => {
    await come();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(find('p.line')).toBeNull();
  });

  it('says whose move is shown before it is mine', async () => {
    await come();
    const mine = frames.findIndex((frame) => frame.legal.length);
    expect(mine).toBeGreaterThan(1);
    frames.slice(1, mine + 1).forEach((frame, n) => says(step(frame, FIRST + 1 + n)));
    const pills = new Set<string>();
    await watched(() => void pills.add(pill()), rest);
    expect([...pills].some((one) => /^(Ben|Carla|Dimitri) moves, then you$/.test(one))).toBe(true);
    expect(pill()).toBe(YOURS);
  });

  it('tells who has won when the last event has been shown, not before', async () => {
    await come();
    const result = () => find('.ending') ?? find('.score') ?? find('[data-part=finale]');
    let seen = 0;
    await watched(
      () => {
        const ended =
          result() !== null || pill() === 'over' || document.body.textContent.includes('wins with');
        if (at() < FIRST + 2) expect(ended, `told at version ${at()}`).toBe(false);
        else seen += ended ? 1 : 0;
      },
      async () => {
        says(step(frames[1] as Moment, FIRST + 1));
        says(step(last, FIRST + 2));
        says(over(last.view.public.outcome));
        await rest();
      },
    );
    expect(seen).toBeGreaterThan(0);
    await vi.waitFor(() => expect(find('[data-part=finale]')).not.toBeNull(), { timeout: 20_000 });
  });

  it('stops after every turn of another player until somebody goes on, if that is wished', async () => {
    change({ wait_for_me: true }, true);
    await come();
    frames.slice(1, 4).forEach((frame, n) => says(step(frame, FIRST + 1 + n)));
    const goOn = () =>
      [...document.querySelectorAll<HTMLElement>('.skip button')].find(
        (one) => one.textContent.trim() === 'Go on',
      );
    for (const stop of [FIRST + 1, FIRST + 2]) {
      await rest();
      expect(at()).toBe(stop);
      goOn()?.click();
    }
    await rest();
    expect(at()).toBe(FIRST + 3);
    expect(goOn()).toBeUndefined();
  });

  it.each([
    ['without motion', () => change({ animation: 'off' }, true)],
    ['in a hidden tab', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ])('%s everything is there at once', async (_, given) => {
    given();
    await come();
    frames.slice(1, 6).forEach((frame, n) => says(step(frame, FIRST + 1 + n)));
    await vi.advanceTimersByTimeAsync(0);
    expect(at()).toBe(FIRST + 5);
    expect(pill()).not.toMatch(/moves/);
    vi.restoreAllMocks();
  });

  it('after a broken line the newest position stands there', async () => {
    await come();
    says(step(frames[1] as Moment, FIRST + 1));
    says(welcome(frames[5] as Moment, FIRST + 5, box));
    await vi.advanceTimersByTimeAsync(0);
    expect(at()).toBe(FIRST + 5);
  });
});
