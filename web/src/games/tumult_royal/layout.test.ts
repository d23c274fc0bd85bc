// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { survey } from './geography';
import { FINGER, formOf, inRows } from './layout';
import type { BoxView, PublicView } from './views';
import box from './recorded/box.json';
import place from './recorded/place-4.json';

describe('tiles in rows', () => {
  it.each([
    [27, 750, 330],
    [27, 360, 470],
    [27, 400, 240],
    [21, 540, 214],
    [15, 300, 300],
  ])('%i fill %i by %i, and each can be hit with a finger', (count, width, height) => {
    const { columns, tile, gap } = inRows(count, width, height);
    expect(tile).toBeGreaterThanOrEqual(FINGER);
    expect(columns * (tile + gap) - gap).toBeLessThanOrEqual(width);
    expect(Math.ceil(count / columns) * (tile + gap) - gap).toBeLessThanOrEqual(height);
  });

  it('a broad, low room has two long rows', () => {
    expect(inRows(27, 760, 110).columns).toBe(14);
  });

  it('without enough room they are rather higher than it', () => {
    expect(inRows(27, 200, 50)).toMatchObject({ columns: 4, tile: FINGER });
  });
});

describe('how the board lies', () => {
  it.each([
    ['desk', 1040, 580],
    ['desk', 1000, 700],
    ['upright', 796, 1110],
    ['upright', 344, 572],
    ['flat', 820, 330],
    ['flat', 616, 300],
  ])('%s in %i by %i', (form, width, height) => expect(formOf(width, height)).toBe(form));
});

describe('the land', () => {
  const { regions, land } = place.view.public as unknown as PublicView;
  const lies = (turned: boolean, open = regions) => survey(box as BoxView, open, land, turned);

  it('is as high when it is turned as it was broad', () => {
    const [before, after] = [lies(false), lies(true)];
    expect([after.width, after.height]).toEqual([before.height, before.width]);
    const [one, other] = [before.fields.get('k2'), after.fields.get('k2')];
    expect([other?.x, other?.y]).toEqual([one?.y, one?.x]);
    expect(after.down.map(({ name }) => name).join('')).toBe('abcdefghijkl');
  });

  it('that nobody has seen takes little room, and its letters are not told', () => {
    const edge = ['upper-1', 'lower-1', 'upper-4', 'lower-4'];
    const hidden = regions.map((one) => (edge.includes(one.plot) ? { ...one, region: null } : one));
    const seen = lies(false, hidden);
    expect(seen.width).toBeLessThan(lies(false).width);
    expect(seen.across.map(({ name }) => name).join('')).toBe('defghi');
  });
});
