import { mount } from 'svelte';
import './design/base.css';
import './shell.css';
import App from './App.svelte';
import { whoAmI } from './lib/person.svelte';
import { apply } from './lib/settings.svelte';

apply();
void whoAmI();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
