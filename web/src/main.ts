import { mount } from 'svelte';
import './design/base.css';
import './shell.css';
import App from './App.svelte';
import { lookAhead } from './lib/ahead';
import { whoAmI } from './lib/person.svelte';
import { apply } from './lib/settings.svelte';

apply();
void whoAmI();
void lookAhead();
const target = document.getElementById('app');
if (target) {
  // In a task of its own: whoever touches the page meanwhile is answered.
  setTimeout(() => {
    target.replaceChildren();
    mount(App, { target });
  });
}
