/**
 * Pictures that are files: the wide one of each game by day and by night, for pages that show many games, and what the
 * server makes the pictures of links from, with letters for them. All are drawn when the client is built.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { inWorkshop } from './workshop.ts';

const NAME = 'virtual:heroes';
const LETTERS = 'node_modules/@fontsource/eb-garamond';
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'];

interface Wide {
  readonly day: string;
  readonly night: string;
  readonly focus: number;
}
type Heroes = Readonly<Record<string, Wide>>;

export function pictures(): Plugin {
  let coming: ReturnType<typeof draw> | undefined;
  const drawn = () => (coming ??= draw());
  let mode = '';
  return {
    name: 'pictures',
    configResolved: (config) => void (mode = config.command === 'build' ? 'build' : config.mode),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (mode === 'test') return 'export default {};'; // nobody looks
      const { heroes } = await drawn();
      const places = Object.entries(heroes).map(([game, { focus, ...files }]) => {
        const [day, night] = (['day', 'night'] as const).map((light) => {
          const source = files[light];
          const fileName = `assets/${game}-${light}-${hash(source)}.svg`;
          if (mode === 'build') this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        });
        return [game, { day, night, focus }];
      });
      return `export default ${JSON.stringify(Object.fromEntries(places))};`;
    },
    async generateBundle() {
      const { links } = await drawn();
      for (const [game, source] of Object.entries(links))
        this.emitFile({ type: 'asset', fileName: `link/${game}.svg`, source });
      for (const script of SCRIPTS)
        this.emitFile({ type: 'asset', fileName: `link/${script}.ttf`, source: letters(script) });
      this.emitFile({ type: 'asset', fileName: 'link/letters.txt', source: known() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, game = '', light] = /^\/assets\/(\w+)-(day|night)-\w+\.svg$/.exec(request.url ?? '') ?? [];
        void drawn().then(({ heroes }) => {
          const found = heroes[game]?.[light as 'day' | 'night'];
          if (!found) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(found);
        });
      });
    },
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

function draw(): Promise<{ heroes: Heroes; links: Readonly<Record<string, string>> }> {
  return inWorkshop(async (load) => {
    const { heroes } =
      await load<typeof import('./src/art/paint/heroes/index.ts')>('art/paint/heroes/index.ts');
    const { sheet } = await load<typeof import('./src/art/paint/sheet.ts')>('art/paint/sheet.ts');
    const { linkPicture } = await load<typeof import('./src/art/paint/link.ts')>('art/paint/link.ts');
    const found: Record<string, Wide> = {};
    const links: Record<string, string> = { any: linkPicture() };
    for (const [game, hang] of Object.entries(heroes)) {
      const { whole, focus } = await hang();
      found[game] = { day: sheet(whole, 'day'), night: sheet(whole, 'night'), focus };
      links[game] = linkPicture(whole);
    }
    return { heroes: found, links };
  });
}

/** Which characters there are letters for, as ranges: `0-ff 131 152-153`. */
function known(): string {
  const ranges = JSON.parse(readFileSync(`${LETTERS}/unicode.json`, 'utf8')) as Record<string, string>;
  return SCRIPTS.flatMap((script) => (ranges[script] ?? '').split(','))
    .map((range) => range.replace('U+', '').toLowerCase())
    .join(' ');
}

/** WOFF is TrueType with each table compressed; here it is unpacked, for programs that read nothing else. */
function letters(script: string): Uint8Array {
  const woff = readFileSync(`${LETTERS}/files/eb-garamond-${script}-600-normal.woff`);
  const count = woff.readUInt16BE(12);
  const head = 12 + 16 * count;
  const tables = Array.from({ length: count }, (_, n) => {
    const at = 44 + 20 * n;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < size ? inflateSync(data) : data,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const ttf = Buffer.alloc(tables.reduce((size, { data }) => size + padded(data.length), head));
  ttf.writeUInt32BE(woff.readUInt32BE(4), 0);
  ttf.writeUInt16BE(count, 4);
  ttf.writeUInt16BE(power * 16, 6);
  ttf.writeUInt16BE(Math.log2(power), 8);
  ttf.writeUInt16BE((count - power) * 16, 10);
  let at = head;
  tables.forEach(({ tag, sum, data }, n) => {
    const entry = 12 + 16 * n;
    tag.copy(ttf, entry);
    ttf.writeUInt32BE(sum, entry + 4);
    ttf.writeUInt32BE(at, entry + 8);
    ttf.writeUInt32BE(data.length, entry + 12);
    ttf.set(data, at);
    at += padded(data.length);
  });
  return ttf;
}

const padded = (size: number): number => Math.ceil(size / 4) * 4;
