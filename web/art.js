/**
 * The workshop of the pictures. `npm run art` writes the tokens of the pigments into design/art.css;
 * `npm run art -- FOLDER` also writes every picture of the gallery into that folder, each a file that stands by itself.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkshop } from './workshop.ts';

const TOKENS = 'src/design/art.css';
const [folder] = process.argv.slice(2);

await inWorkshop(async (load) => {
  const { stylesheet } = await load('art/paint/pigments.ts');
  writeFileSync(TOKENS, stylesheet());
  if (folder) await exportTo(folder, load, stylesheet());
});

/** Every picture, with the light of whoever opens it. */
async function exportTo(folder, load, tokens) {
  const { drawn } = await load('art/paint/pen.ts');
  const { rooms } = await load('gallery/rooms.ts');
  const { makeWords } = await load('games/words.ts');
  const style = `<style>:root{color-scheme:light dark;--serif:'EB Garamond',Georgia,serif}${tokens}</style>`;
  let count = 0;
  for (const [room, { game, load: enter }] of Object.entries(rooms)) {
    const { hang } = await enter();
    const box = game && JSON.parse(readFileSync(`src/games/${game}/recorded/box.json`, 'utf8'));
    const text = game ? readFileSync(`../src/hoftag/games/${game}/text.en.ftl`, 'utf8') : '';
    for (const { name, pieces } of await hang(box, makeWords('en', [text]))) {
      const place = join(folder, room, name);
      mkdirSync(place, { recursive: true });
      for (const [id, { space, draw }] of Object.entries(pieces)) {
        const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${space.join(' ')}">`;
        writeFileSync(join(place, `${id}.svg`), `${open}${style}${drawn(draw).replaceAll('~', 'p')}</svg>\n`);
        count += 1;
      }
    }
  }
  console.log(`${count} pictures in ${folder}`);
}
