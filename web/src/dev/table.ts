/**
 * The whole page of a table at a recorded moment: `table.html?at=citadels/build-4&lang=de&theme=dark`.
 * `&side=log` (`chat`, `notes`, `table`, `rules`) opens what lies beside the board, `&pins=5` pins fields of Tumult Royale.
 * Whoever sets `window.film` to moments that follow each other sees the first, and with `hoftag.next(moment)` how the next comes about.
 */
import { mount, tick } from 'svelte';
import '../design/base.css';
import '../shell.css';
import type { Language } from '../games/types';
import { change } from '../lib/settings.svelte';
import type { Moment, Recorded } from './fixture';
import { answering, RecordedLine, TABLE } from './server';

const all = import.meta.glob<Recorded>('../games/*/recorded/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
const [game = '', name = ''] = (asked.get('at') ?? 'citadels/build-4').split('/');
const language = (asked.get('lang') ?? 'en') as Language;
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';

const moment = (window as { film?: readonly Moment[] }).film?.[0] ?? (await recorded());

window.fetch = answering(moment, language, theme, window.fetch.bind(window));
window.WebSocket = new Proxy(WebSocket, {
  construct: (real, [url, ...more]: [string, ...never[]]) =>
    url.includes('/api/') ? new RecordedLine(moment) : new real(url, ...more),
});
change({ language, theme }, true);
localStorage.setItem('hoftag-known', 'yes');
history.replaceState(null, '', `#/table/${TABLE}`);

const { default: App } = await import('../App.svelte');
const { whoAmI } = await import('../lib/person.svelte');
await whoAmI();
mount(App, { target: document.getElementById('app') as HTMLElement });
await until(() => document.querySelector('[data-spot]'));
await openSide(asked.get('side'));
await pin(Number(asked.get('pins') ?? 0));
/** For whoever waits for the page, and for whoever tries it. */
Object.assign(window, { hoftag: RecordedLine });

async function recorded(): Promise<Moment> {
  const found = await all[`../games/${game}/recorded/${name}.json`]?.();
  if (!found) throw new Error(`there is no moment ${game}/${name}`);
  return 'frames' in found ? (found.frames[Number(asked.get('frame') ?? 0)] as Moment) : found;
}

async function until(there: () => Element | null): Promise<void> {
  while (!there()) await new Promise((done) => setTimeout(done, 10));
  await tick();
}

async function openSide(tab: string | null): Promise<void> {
  if (!tab) return;
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
  await tick();
  document.getElementById(`tab-${tab === 'table' ? 'people' : tab}`)?.click();
  await tick();
}

/** The fields of the largest plan that was recorded, one after the other. */
async function pin(count: number): Promise<void> {
  if (!count) return;
  const plans = Object.keys(moment.plans ?? {}).map((plan) => plan.split(', '));
  const fields = plans.sort((one, other) => other.length - one.length)[0] ?? [];
  /** On a phone one looks at the land to pin, and goes back to the tiles. */
  const turn = async () => {
    document.querySelector<HTMLElement>('.head.small > button')?.click();
    await tick();
  };
  const away = document.querySelector('[data-place^="field-"]') === null;
  if (away) await turn();
  for (const move of fields.slice(0, count)) {
    document.querySelector<HTMLElement>(`[data-place="field-${move.split(' ')[1]}"]`)?.click();
    await tick();
  }
  if (away) await turn();
}
