import { describe, expect, it } from 'vitest';
import { textOf } from '../dev/fixture';
import type { SoundName } from './recipes';
import { lengthOf, recipes } from './recipes';
import { buzz, playSound } from './player';

const games = import.meta.glob<Readonly<Record<string, SoundName>>>('../games/*/sounds.ts', {
  import: 'sounds',
  eager: true,
});
const nameOf = (path: string) => path.split('/')[2] ?? '';

describe.each(Object.entries(games).map(([path, sounds]) => [nameOf(path), sounds] as const))(
  'in %s',
  (game, sounds) => {
    const text = textOf(game, 'en');
    it.each(Object.entries(sounds))('%s makes a sound that there is', (event, sound) => {
      expect(text).toMatch(new RegExp(`^event-${event} =`, 'm'));
      expect(Object.keys(recipes)).toContain(sound);
    });
  },
);

it('sounds are short', () => {
  for (const name of Object.keys(recipes) as SoundName[]) expect(lengthOf(name), name).toBeLessThan(2.5);
});

it('without Web Audio and vibration nothing happens, and nothing breaks', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(() => {
    playSound('coin');
    buzz();
  }).not.toThrow();
});
