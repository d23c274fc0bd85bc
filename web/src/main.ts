import { mount } from 'svelte';
import './design/base.css';
import './shell.css';
import App from './App.svelte';
import { lookAhead } from './lib/ahead';
import './lib/pointer';
import { whoAmI } from './lib/person.svelte';
import { apply } from './lib/settings.svelte';

apply();
void whoAmI();
void lookAhead();

/** Once the first screen is drawn; at once where nobody sees it. Whoever touches the page meanwhile is answered. */
const drawn = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 100);
});
const target = document.getElementById('app');
if (target) void drawn.then(() => mount(App, { target }));
