// @vitest-environment node
/** Pictures that stand by themselves: no token is left in them, and shades go no further than they must. */
import { expect, test } from 'vitest';
import { heroes } from './heroes';
import { linkPicture } from './link';
import { BEYOND } from './pen';
import { LIGHTS } from './pigments';
import { around, sheet } from './sheet';

const ids = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

test.each(Object.keys(heroes) as (keyof typeof heroes)[])('%s needs no style sheet', async (game) => {
  const { whole } = await heroes[game]();
  const [day, night] = LIGHTS.map((light) => sheet(whole, light));
  for (const markup of [day ?? '', night ?? '', linkPicture(whole)]) {
    expect(markup).not.toMatch(/var\(|~|style=/);
    expect(markup).not.toContain(BEYOND);
    expect(new Set(ids(markup)).size).toBe(ids(markup).length);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids(markup)).toContain(id);
  }
  expect(day).not.toBe(night);
});

test('a game without a picture has one for its links all the same', () => {
  for (const place of ['{{title}}', '{{line}}', '{{seats}}']) expect(linkPicture()).toContain(place);
});

test.each([
  ['M10 10h20v-5z', 'M-6 -11H46V26H-6z'],
  ['m10 10 5 5l-20 0', 'M-21 -6H31V31H-21z'],
  ['M0 0Q10 40 20 0T40 0', 'M-16 -56H56V56H-16z'],
  ['M0 0a5 5 0 1 0 10 0', 'M-26 -26H36V26H-26z'],
  ['M0 0C1 2 3 4 5 6S9 9 1 1', 'M-16 -16H25V25H-16z'],
])('the box round %s', (outline, box) => {
  expect(around(outline)).toBe(box);
});
