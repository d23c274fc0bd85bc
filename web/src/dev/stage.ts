/** The great moments alone: `stage.html`, or `stage.html?at=kingsburg/over-4&lang=de&theme=dark`; with `still` without motion. */
import { mount } from 'svelte';

import '../design/base.css';
import StageDev from './Stage.svelte';

mount(StageDev, { target: document.getElementById('app') as HTMLElement });
