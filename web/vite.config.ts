import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './chunks.ts';
import { manifests } from './languages.ts';
import { offline } from './offline.ts';
import { pictures } from './pictures.ts';
import { splash } from './splash.ts';
import { squeeze } from './squeeze.ts';

/** The built client lies inside the Python package; the server hands it out from there. */
export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    splash(),
    pictures(),
    manifests(),
    offline(),
    squeeze('../src/hoftag/static'),
    ...(mode === 'test' ? [svelteTesting()] : []),
  ],
  build: {
    outDir: '../src/hoftag/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      checks: { bundlerTimings: false }, // a slow machine is no fault of the source
    },
  },
  server: {
    fs: { allow: ['..'] }, // development pages read the texts of the games
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', ws: true },
      '^/[tr]/': 'http://127.0.0.1:8000',
    },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 90_000, // a board is large, and the machine may be busy
    include: ['*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
}));
