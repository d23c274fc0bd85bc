import { describe, expect, test } from 'vitest';
import { makeWords } from '../games/words';
import type { Args, Figures, Language, SeatInfo } from '../games/types';
import table from './words.examples.json';
import coreDe from '../../../src/hoftag/core/text.de.ftl?raw';
import coreEn from '../../../src/hoftag/core/text.en.ftl?raw';

const core: Record<Language, string> = { en: coreEn, de: coreDe };

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
    const tongue = language as Language;
    const texts = [core[tongue], table.texts[tongue]];
    const words = makeWords(tongue, texts, seatsFor(viewer), {
      figures: table.figures as unknown as Figures,
      names: {},
    });
    expect(words(key, args as unknown as Args)).toBe(says);
  });
});
