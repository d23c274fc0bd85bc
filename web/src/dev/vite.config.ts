/** Builds the page of a table at a recorded moment by itself: `vite build --config src/dev/vite.config.ts --outDir …`. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { pictures } from '../../pictures.ts';

export default defineConfig({
  plugins: [svelte(), pictures()],
  build: {
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/dev/table.html', checks: { bundlerTimings: false } },
  },
});
