/** `board.html?at=citadels/build-4&lang=de` */
import { mount } from 'svelte';
import '../design/base.css';
import Dev from './Dev.svelte';
import type { Recorded } from './fixture';

const all = import.meta.glob<Recorded>('./fixtures/*/*.json', { import: 'default' });
const names = Object.keys(all).map((path) => path.slice('./fixtures/'.length, -'.json'.length));
const asked = new URLSearchParams(location.search).get('at') ?? '';
const name = names.includes(asked) ? asked : (names[0] as string);
const recorded = await (all[`./fixtures/${name}.json`] as () => Promise<Recorded>)();
mount(Dev, { target: document.body, props: { names, recorded } });
