import { mount } from 'svelte';
import '../design/base.css';
import Art from './Art.svelte';

mount(Art, { target: document.body });
