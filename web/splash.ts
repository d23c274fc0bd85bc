/** Puts the first screen into the page itself: its words, and the script that knows whose language and light it is. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOOK = 'src/look.js';

export function splash(): Plugin {
  let look = `/${LOOK}`;
  return {
    name: 'splash',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = readFileSync(LOOK, 'utf8').replace(/\/\*.*?\*\/\s*/s, '');
      const fileName = `assets/look-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      look = `/${fileName}`;
    },
    transformIndexHtml: {
      order: 'post', // it is no module: it must run before the page is drawn
      handler: (html) => ({
        html: html.replace(/%([a-z-]+)\.(de|en)%/g, (_, key: string, language: string) =>
          word(key, language),
        ),
        tags: [{ tag: 'script', attrs: { src: look }, injectTo: 'head-prepend' }],
      }),
    },
  };
}

function word(key: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`src/text.${language}.ftl`, 'utf8')));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`index.html wants '${key}', which is not among the words of '${language}'`);
  return bundle.formatPattern(pattern).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
