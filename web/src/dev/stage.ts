/** The great moments alone: `?show=dice`, `?show=reveal`, `?show=finale&at=kingsburg/over-4&lang=de&theme=dark`. */
import { mount } from 'svelte';

import '../design/base.css';
import StageDev from './Stage.svelte';

mount(StageDev, { target: document.getElementById('app') as HTMLElement });
