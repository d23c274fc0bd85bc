/** Writes the worker that keeps what the companion's page needs, and nothing else: its files, and the figures it asks for. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { languages } from './languages.ts';

const HOME = 'src/games/tumult_royal/companion';
const WORKER = `${HOME}/worker.js`;
const PAGE = `${HOME}/Companion.svelte`;
const FIGURES = ['/api/games', '/api/games/tumult_royal/box'];
const ALWAYS = [
  '/',
  '/icon.svg',
  '/companion.svg',
  ...languages.map((one) => `/companion.${one}.webmanifest`),
];

/** The typefaces, and the script that runs before all others. */
const ASSETS = /\.woff2$|\/look-\w+\.js$/;

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post', // when the page has been written, and entries that only import have gone
    generateBundle(_, bundle) {
      if (!existsSync(WORKER)) return; // there is no such game
      const files = [...ALWAYS, ...needed(bundle).map((file) => `/${file}`)];
      const name = `companion-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`;
      const source = readFileSync(WORKER, 'utf8')
        .replace('__NAME__', name)
        .replace("['__FILES__']", JSON.stringify(files))
        .replace("['__FIGURES__']", JSON.stringify(FIGURES));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

/** The first chunk and the companion's, with all that they import, their styles, and what the page itself asks for. */
function needed(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  function add(file: string): void {
    if (found.has(file)) return;
    found.add(file);
    const one = bundle[file];
    if (one?.type !== 'chunk') return;
    for (const style of one.viteMetadata?.importedCss ?? []) found.add(style);
    one.imports.forEach(add);
  }
  for (const one of Object.values(bundle)) {
    const first = one.type === 'chunk' && (one.isEntry || one.facadeModuleId?.endsWith(PAGE));
    if (first || ASSETS.test(one.fileName)) add(one.fileName);
  }
  return [...found].sort();
}
