/** `board.html?at=citadels/build-4&lang=de` */
import { mount } from 'svelte';
import '../design/base.css';
import Dev from './Dev.svelte';
import type { Recorded } from './fixture';

const all = import.meta.glob<Recorded>('../games/*/recorded/*.json', { import: 'default' });
const named = new Map(Object.entries(all).map(([path, load]) => [nameOf(path), load]));
const names = [...named.keys()];
const asked = new URLSearchParams(location.search).get('at') ?? '';
const name = names.includes(asked) ? asked : (names[0] as string);
const recorded = await (named.get(name) as () => Promise<Recorded>)();
mount(Dev, { target: document.body, props: { names, recorded } });

/** `../games/citadels/recorded/build-4.json` is `citadels/build-4`. */
function nameOf(path: string): string {
  const [, , game = '', , file = ''] = path.split('/');
  return `${game}/${file.replace('.json', '')}`;
}
