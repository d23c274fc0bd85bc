import { mount } from 'svelte';
import '../design/base.css';
import Dev from './Dev.svelte';

mount(Dev, { target: document.body });
