/** The languages there are, for what is made when the client is built: the first screen, and how the browser may install a page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const NAMED = /^text\.([a-z]{2,3}(?:-[a-z0-9]+)*)\.ftl$/;
const COMPANION = 'src/games/tumult_royal/companion';

export const languages = readdirSync('src').flatMap((file) => NAMED.exec(file)?.[1] ?? []);

/** A message of a folder, in a language or else in English. */
export function word(key: string, language: string, folder = 'src'): string {
  const own = `${folder}/text.${language}.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(existsSync(own) ? own : `${folder}/text.en.ftl`, 'utf8')),
  );
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`'${key}' is not among the words of '${language}' in ${folder}`);
  return bundle.formatPattern(pattern);
}

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** A page that a browser may install, named and told in one language. */
function manifest(lang: string, folder: string, start: string, icons: readonly Icon[]): string {
  const name = word('manifest-name', lang, folder);
  const about = {
    lang,
    name,
    short_name: word('manifest-short', lang, folder),
    description: word('manifest-about', lang, folder),
    start_url: start,
    id: start,
    scope: '/',
    display: 'standalone',
    background_color: '#e6d9bc',
    theme_color: '#2b211a',
    icons,
  };
  return JSON.stringify(about, null, 2);
}

const drawn = (src: string, purpose = 'any'): Icon => ({ src, sizes: 'any', type: 'image/svg+xml', purpose });
const png = (src: string, size: number, purpose = 'any'): Icon => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const ICONS = [
  drawn('/icon.svg'),
  png('/icon-192.png', 192),
  png('/icon-512.png', 512),
  png('/icon-maskable.png', 512, 'maskable'),
];

export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const one of languages) {
        const site = manifest(one, 'src', '/', ICONS);
        this.emitFile({ type: 'asset', fileName: `hoftag.${one}.webmanifest`, source: site });
        if (!existsSync(COMPANION)) continue; // there is no such game
        const icons = [drawn('/companion.svg'), drawn('/companion.svg', 'maskable')];
        const source = manifest(one, COMPANION, '/#/companion', icons);
        this.emitFile({ type: 'asset', fileName: `companion.${one}.webmanifest`, source });
      }
    },
  };
}
