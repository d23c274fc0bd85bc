// @vitest-environment node
/** Every picture of the gallery: it can be drawn, has what it needs, and is like no other. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { shownIn, type Form } from '../art/paint/hang';
import { drawn } from '../art/paint/pen';
import { stylesheet } from '../art/paint/pigments';
import type { Picture } from '../art/paint/picture';
import { makeWords } from '../games/words';
import { rooms, type Group, type Hang, type RoomId } from './rooms';
import de from './text.de.ftl?raw';
import en from './text.en.ftl?raw';

const tokens = readFileSync('src/design/art.css', 'utf8');
const GAMES = Object.entries(rooms).flatMap(([name, room]) => ('game' in room ? [name] : []));
const boxes = Object.fromEntries(
  GAMES.map((game) => [game, JSON.parse(readFileSync(`src/games/${game}/recorded/box.json`, 'utf8'))]),
);
const words = (game: string) =>
  makeWords('de', [readFileSync(`../src/hoftag/games/${game}/text.de.ftl`, 'utf8')]);

async function hungIn(room: RoomId): Promise<readonly Group[]> {
  const { hang } = (await rooms[room].load()) as { hang: Hang };
  return 'game' in rooms[room]
    ? hang(boxes[room] as never, words(room))
    : hang(null as never, makeWords('de', []));
}

interface Piece {
  name: string;
  picture: Picture;
  small: boolean;
}
const names = Object.keys(rooms) as RoomId[];
const groups = new Map(await Promise.all(names.map(async (room) => [room, await hungIn(room)] as const)));
const pieces: Piece[] = [...groups].flatMap(([room, all]) =>
  all.flatMap(({ name, small, pieces }) =>
    Object.entries(pieces).map(([id, picture]) => ({
      name: `${room}/${name}/${id}`,
      picture,
      small: small !== undefined,
    })),
  ),
);
const inForm = (form: Form) =>
  pieces
    .filter(({ small }) => form === 'full' || small)
    .map(({ name, picture }) => ({ name, text: drawn(shownIn(picture, form).draw, form) }));
const full = inForm('full');
const plain = inForm('plain');

/** The group of a room by the name it has there. */
const group = (room: string, name: string): string[] =>
  Object.keys(groups.get(room as RoomId)?.find((one) => one.name === name)?.pieces ?? {});

/** Tags that open and close in turn, attributes in quotes: DOMParser says the same, and takes a minute. */
function wellFormed(text: string): boolean {
  const open: string[] = [];
  const rest = text.replace(
    /<(\/?)(\w+)((?: [\w-]+="[^"<>&]*")*)(\/?)>/g,
    (_, closes: string, tag: string, attributes: string, empty: string) => {
      const all = [...attributes.matchAll(/ ([\w-]+)=/g)].map(([, name]) => name);
      if (closes ? open.pop() !== tag : new Set(all).size < all.length) open.push('wrong');
      else if (!closes && !empty) open.push(tag);
      return '';
    },
  );
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|#126;)/.test(rest);
}

test('every picture is valid, and what it refers to stands in it once', () => {
  const faults: string[] = [];
  for (const { name, text } of [...full, ...plain]) {
    if (!wellFormed(text)) faults.push(`${name}: not well-formed`);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    if (new Set(ids).size < ids.length) faults.push(`${name}: an id stands there twice`);
    for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g))
      if (!ids.includes(id)) faults.push(`${name}: nothing is called ${id}`);
    if (/NaN|undefined|Infinity|null/.test(text))
      faults.push(`${name}: ${/.{30}(?:NaN|undefined|Infinity|null).{9}/.exec(text)?.[0]}`);
  }
  expect(faults).toEqual([]);
});

test('no picture has a style, a filter or a mask', () => {
  const wrong = [...full, ...plain].filter(({ text }) =>
    / style=|<filter|<mask|mix-blend|<script|<image/.test(text),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('the tokens are what the pigments say, and each is there by day and by night', () => {
  expect(tokens).toBe(stylesheet());
  const known = new Map(
    [...tokens.matchAll(/--a-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const used = new Set(
    [...full, ...plain].flatMap(({ text }) =>
      [...text.matchAll(/var\(--a-([\w-]+)\)/g)].map(([, name]) => name),
    ),
  );
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  for (const [name, value] of known)
    expect(value, name).toMatch(/^light-dark\(#[0-9a-f]{6,8}, #[0-9a-f]{6,8}\)$|^#[0-9a-f]{6}$/);
});

/** The same coin and crown lie in several games, the first seat's soldier stands for all, and so does the king for his train. */
const SHARED = /\/(?:coin|gold|crown|soldiers\/seat-0|king\/king)$/;

test('no two pictures are alike, neither large nor small', () => {
  for (const all of [full, plain]) {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const { name, text } of all) {
      const before = seen.get(text);
      if (before && !SHARED.test(name)) twins.push(`${before} = ${name}`);
      seen.set(text, name);
    }
    expect(twins).toEqual([]);
  }
});

const termsOf = (game: string, kind: string): string[] =>
  [
    ...readFileSync(`../src/hoftag/games/${game}/text.en.ftl`, 'utf8').matchAll(
      new RegExp(`^${kind}-(\\w+) =`, 'gm'),
    ),
  ].map(([, id = '']) => id);

const whatIsInTheBox: Record<string, () => void> = {
  citadels: () => {
    expect(group('citadels', 'characters')).toEqual(Object.keys(boxes['citadels'].characters));
    expect(group('citadels', 'districts').sort()).toEqual(Object.keys(boxes['citadels'].districts).sort());
  },
  kingsburg: () => {
    const { advisors, buildings, enemies, phases, governors } = boxes['kingsburg'];
    const council = Object.keys(advisors).filter((id) => !advisors[id].governor);
    expect(group('kingsburg', 'advisors')).toEqual(council);
    expect(group('kingsburg', 'buildings').sort()).toEqual(Object.keys(buildings).sort());
    const foes = Object.values(enemies as Record<string, { foe: string }>).map(({ foe }) => foe);
    expect(group('kingsburg', 'enemies')).toEqual(expect.arrayContaining([...new Set(foes)]));
    expect(group('kingsburg', 'phases')).toEqual(phases);
    expect(governors).toBeUndefined(); // the box does not list them: their words do
    expect(group('kingsburg', 'governors').sort()).toEqual(termsOf('kingsburg', 'governor').sort());
  },
  staufer: () => {
    expect(group('staufer', 'chests')).toEqual(expect.arrayContaining(Object.keys(boxes['staufer'].chests)));
    expect(group('staufer', 'regions').sort()).toEqual(termsOf('staufer', 'region').sort());
  },
  tumult_royal: () => {
    for (const terrain of Object.keys(boxes['tumult_royal'].fields))
      expect(group('tumult_royal', 'fields')).toContain(`${terrain}-0`);
    expect(group('tumult_royal', 'nobility').sort()).toEqual(termsOf('tumult_royal', 'rank').sort());
  },
};

test.each(GAMES)('everything in the box of %s has a picture', (game) => {
  expect(whatIsInTheBox).toHaveProperty(game);
  whatIsInTheBox[game]?.();
});

/** How many elements a picture may have: first what its name begins with, and so on to the rest. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/\/(?:council|ring|land|province)[^/]*$/, 4400],
  [/^heroes/, 1600],
  [/\/(?:crowd|enemies)\//, 1400],
  [/\/skylines\//, 700],
  [/\/(?:chamber|hall)$/, 400],
  [/\/(?:dice|faces|goods|tiles|chests|figures|statues)\//, 130],
  [/./, 520],
];
const elements = (text: string) => text.match(/<\w/g)?.length ?? 0;

test('pictures stay light, and plain ones lighter', () => {
  const heavy = full.filter(
    ({ name, text }) => elements(text) > (MOST.find(([which]) => which.test(name))?.[1] ?? 0),
  );
  expect(heavy.map(({ name, text }) => `${name}: ${elements(text)}`)).toEqual([]);
  const small = plain.filter(({ name, text }) => elements(text) > 130 && !/skylines|crops|king/.test(name));
  expect(small.map(({ name, text }) => `${name}: ${elements(text)}`)).toEqual([]);
});

test('a wide picture weighs 25 KiB at most', () => {
  const heroes = full.filter(({ name }) => name.startsWith('heroes/'));
  expect(heroes).toHaveLength(2 * GAMES.length);
  for (const { name, text } of heroes) expect(gzipSync(text).length, name).toBeLessThan(25 * 1024);
});

test('the gallery has a word for each room and each group, in both languages', () => {
  const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort();
  expect(keys(de)).toEqual(keys(en));
  for (const all of groups.values()) for (const { name } of all) expect(keys(en)).toContain(`group-${name}`);
  for (const room of names) if (!('game' in rooms[room])) expect(keys(en)).toContain(`room-${room}`);
  for (const id of group('court', 'court')) expect(keys(en)).toContain(`court-${id}`);
});
