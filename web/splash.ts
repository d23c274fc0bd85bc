/** Puts the first screen into the page itself: its words, and the script that knows whose language and light it is. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages, word } from './languages.ts';

const LOOK = 'src/look.js';
/** What stands between these is there once in each language. */
const EACH = /<!-- each language -->(.*?)<!-- \/each -->/gs;
/** The rule of the style sheet that holds for the language `und`, and is needed for each. */
const RULE = /^:root:lang\(und\).*?\}\n/ms;

export function splash(): Plugin {
  let look = `/${LOOK}`;
  return {
    name: 'splash',
    enforce: 'pre',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = readFileSync(LOOK, 'utf8').replace(/\/\*.*?\*\/\s*/s, '');
      const fileName = `assets/look-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      look = `/${fileName}`;
    },
    transform(code, id) {
      if (!id.endsWith('/src/shell.css')) return null;
      return code.replace(RULE, (rule) => languages.map((one) => rule.replaceAll('und', one)).join(''));
    },
    transformIndexHtml: {
      order: 'post', // it is no module: it must run before the page is drawn
      handler: (html) => ({
        html: html
          .replace('<html ', `<html data-languages="${languages.join(' ')}" `)
          .replace(EACH, (_, block: string) => languages.map((one) => said(block, one)).join('')),
        tags: [{ tag: 'script', attrs: { src: look }, injectTo: 'head-prepend' }],
      }),
    },
  };
}

function said(block: string, language: string): string {
  return block
    .replaceAll('%language%', language)
    .replace(/%([a-z-]+)%/g, (_, key: string) =>
      word(key, language).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    );
}
