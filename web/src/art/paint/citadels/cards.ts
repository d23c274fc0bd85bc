/** The cards of Citadels: districts with their price and colour, and the backs of both decks. */
import { fitting, leafGold, ribbon, vine } from '../ornament';
import { at, bar, clipped, disc, letters, line, patch, rect, star, type Pigment } from '../pen';
import { picture, type Picture } from '../picture';
import { cardBack, crownSign } from '../things';
import { districts } from './districts';

export type Colour = 'green' | 'yellow' | 'blue' | 'red' | 'purple';
export const PIGMENT: Readonly<Record<Colour, Pigment>> = {
  green: 'malachite',
  yellow: 'ochre',
  blue: 'azure',
  red: 'vermilion',
  purple: 'plum',
};
/** Coin, crown, cross, tower, star: the colours are told apart without colour. Round 0 0. */
export const SIGN: Readonly<Record<Colour, () => string>> = {
  green: () => disc(0, 0, 7, 'gold', { ink: 1 }) + patch('M0 -4.500l3 4.500l-3 4.500l-3-4.500z', 'gold-d'),
  yellow: () => patch('M-7 6l-1-11l5 4l3-6l3 6l5-4l-1 11z', 'gold-l', { ink: 1 }),
  blue: () =>
    patch('M-1.800 -7h3.600v4.500h4.500v3.400h-4.500v7h-3.600v-7h-4.500v-3.400h4.500z', 'gold', { ink: 1 }),
  red: () =>
    patch('M-6 -7h3v2.500h2v-2.500h2.500v2.500h2v-2.500h3v6l-2 1.500v7h-9v-7l-1.500-1.500z', 'gold', {
      ink: 1,
    }),
  purple: () => patch(star(0, 0, 8.5), 'gold', { ink: 1 }),
};

export interface Card {
  /** In the language of whoever looks; without it the ribbon stays empty for words that lie over it. */
  name?: string;
  cost: number;
  colour: Colour;
}

/** A district card, 200 by 280. Below 64 pixels: price, building, colour. */
export function districtCard(id: string, { name = '', cost, colour }: Card): Picture {
  const pigment = PIGMENT[colour];
  const scene = districts[id as keyof typeof districts];
  const price = (gold: Pigment | ReturnType<typeof leafGold>[0]) =>
    patch('M8 8h44v40q-22 14-44 0z', pigment, { ink: 1.5 }) +
    disc(30, 27, 15, 'gold-d', { ink: 1.4 }) +
    disc(29, 26, 13.5, gold) +
    letters(29.5, 34, cost, 23);
  return picture(
    200,
    280,
    () => {
      const [gold, definition] = leafGold();
      return (
        definition +
        bar(0, 0, 200, 280, 'linen', { round: 10 }) +
        clipped(rect(10, 10, 180, 190), at(0, 8, 1, scene.draw())) +
        bar(10, 10, 180, 190, 'none', { ink: 3.4 }) +
        line(rect(10, 10, 180, 190), 1.8, gold) +
        patch('M6 204h188v70h-188z', pigment, { ink: 1.4 }) +
        patch('M6 204h188v6h-188zM6 268h188v6h-188z', `${pigment}-d`) +
        vine('20 262, 44 250, 70 262, 100 250, 130 262, 156 250, 180 262', {
          leaf: 4.5,
          stem: 1.4,
          tone: colour === 'yellow' ? 'oak' : 'gold',
          colours: [colour === 'yellow' ? 'oak' : 'gold'],
        }) +
        ribbon(24, 212, 152, name, 24) +
        bar(4, 4, 192, 272, 'none', { ink: 2, round: 8 }) +
        bar(2, 2, 196, 276, 'none', { ink: 3, tone: gold, round: 10 }) +
        price(gold) +
        disc(178, 22, 13, pigment, { ink: 1.4 }) +
        at(178, 22, 1, SIGN[colour]())
      );
    },
    {
      space: [0, 0, 200, 280],
      draw: () =>
        bar(2, 2, 196, 276, pigment, { round: 14, ink: 4 }) +
        clipped(rect(12, 70, 176, 160), at(12, 60, 0.88, scene.small?.draw() ?? '')) +
        disc(48, 40, 30, 'gold', { ink: 4 }) +
        letters(48, 58, cost, 50) +
        at(158, 38, 3.2, SIGN[colour]()) +
        (name && letters(100, 262, name, fitting(name, 180, 34), { tone: 'ermine' })),
    },
  );
}

export const districtBack = cardBack(['madder', 'soot'], crownSign);
