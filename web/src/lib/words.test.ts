// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { makeWords } from '../games/words';
import type { Args, Figures, SeatInfo } from '../games/types';
import table from './words.examples.json';
import { byLanguage, inLanguage } from './languages';

const core = byLanguage(
  import.meta.glob<string>('../../../src/hoftag/core/text.*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

function seatsFor(viewer: number): SeatInfo[] {
  return table.players.map((name, seat) => ({
    seat,
    name,
    crest: 'lion',
    colour: seat,
    isYou: seat === viewer,
    isBot: false,
    connected: true,
  }));
}

describe('words say what the Python words say', () => {
  test.each(table.examples)('$language $viewer $key $says', ({ language, viewer, key, args, says }) => {
    const texts = [core, table.texts].map((all) => inLanguage(all, language));
    const words = makeWords(language, texts, seatsFor(viewer), {
      figures: table.figures as unknown as Figures,
      names: {},
    });
    expect(words(key, args as unknown as Args)).toBe(says);
  });
});
