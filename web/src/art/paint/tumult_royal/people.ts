/** The people of Tumult Royale: the same seven in three moods, those who rise in rank, the open hand and the fist. */
import { frame } from '../ornament';
import {
  at,
  bar,
  disc,
  glow,
  gradient,
  letters,
  line,
  patch,
  simply,
  solid,
  strip,
  type Paint,
  type Pigment,
} from '../pen';
import { gallery, picture, type Picture } from '../picture';
import { fist, person, type Person } from '../people/person';
import { church, manor } from '../places/buildings';
import { cloud } from '../places/nature';
import { portrait, type Sitter } from '../portraits';
import type { Mood } from '../people/face';

export const folk = [
  {
    nose: 'button',
    eyes: 1.1,
    skin: 'skin1',
    turn: 0.5,
    hair: ['bob', 'ochre'],
    costume: ['apron', 'linen', 'brown'],
  },
  {
    nose: 'hook',
    skin: 'skin2',
    turn: -0.5,
    age: 1,
    hair: ['none', 'grey'],
    hat: ['scarf', 'vermilion'],
    costume: ['gown', 'azure', 'linen'],
  },
  {
    nose: 'bulb',
    skin: 'skin1',
    turn: 0.4,
    jaw: 1,
    hair: ['short', 'copper'],
    beard: ['full', 'copper'],
    costume: ['tunic', 'malachite', 'malachite'],
  },
  {
    skin: 'skin3',
    turn: -0.3,
    hair: ['none', 'soot'],
    hat: ['coif', 'linen'],
    costume: ['apron', 'ochre', 'linen'],
  },
  { nose: 'broad', skin: 'skin4', turn: 0.5, hair: ['curly', 'soot'], costume: ['robe', 'plum', 'ochre'] },
  {
    nose: 'bulb',
    eyes: 0.85,
    skin: 'skin1',
    turn: -0.5,
    age: 2,
    hair: ['bald', 'grey'],
    beard: ['moustache', 'grey'],
    hat: ['brim', 'straw', 'brown'],
    costume: ['cloak', 'brown', 'olive'],
  },
  {
    skin: 'skin2',
    turn: 0.3,
    lash: true,
    lips: 'rose',
    hair: ['none', 'oak'],
    hat: ['wimple', 'linen', 'rose'],
    ears: false,
    costume: ['gown', 'madder', 'linen'],
  },
] as const satisfies readonly Person[];

export const fork = (x: number, y: number): string => {
  const prongs = `M${x - 12} ${y - 150}V${y - 128}Q${x - 12} ${y - 118} ${x} ${y - 118}Q${x + 12} ${y - 118} ${x + 12} ${y - 128}V${y - 150}M${x} ${y - 118}V${y - 152}`;
  return strip(`M${x} ${y}V${y - 120}`, 4, 'brown-l') + line(prongs, 6.5) + line(prongs, 3, 'iron-l');
};
export const torch = (x: number, y: number): string =>
  glow(x, y - 128, 62, 'ochre', 0.9) +
  strip(`M${x} ${y}V${y - 104}`, 5, 'brown', 3) +
  at(
    x,
    y - 84,
    1.25,
    solid('M0 -58C14 -42 12 -32 7 -20H-7C-15 -32 -9 -42 0 -58Z', 'vermilion', { shade: 3 }) +
      patch('M0 -46C7 -36 6 -28 0 -22C-6 -28 -5 -36 0 -46Z', 'gold-l'),
  );
const raised = (x: number, y: number, skin: Pigment, sleeve: Pigment): string =>
  solid(`M${x - 12} ${y + 90}L${x - 10} ${y + 10}H${x + 11}L${x + 16} ${y + 90}Z`, sleeve, { shade: 4 }) +
  at(x, y, 1.3, fist(skin));
const one = (n: number, mood: Mood): string => person({ ...(folk[n] ?? folk[0]), mood });

export type CrowdMood = 'content' | 'grumbling' | 'tumult';
interface Temper {
  sky: readonly [Paint, Paint];
  frame: readonly [Pigment, Pigment];
  mood: (n: number) => Mood;
  behind: () => string;
  before: () => string;
}
const TEMPERS: Readonly<Record<CrowdMood, Temper>> = {
  content: {
    sky: ['sky1', 'sky2'],
    frame: ['malachite', 'azure'],
    mood: () => 'pleased',
    behind: () => cloud(60, 50) + cloud(400, 40, 1.1),
    before: () =>
      [
        [130, 60],
        [330, 44],
        [480, 70],
      ]
        .map(([x = 0, y = 0]) =>
          solid(`M${x} ${y}c-5-7-14-3-11 4q3 6 11 11q8-5 11-11c3-7-6-11-11-4z`, 'vermilion', {
            shade: 2,
            ink: 1.2,
          }),
        )
        .join(''),
  },
  grumbling: {
    sky: ['murk1', 'murk2'],
    frame: ['ochre', 'brown'],
    mood: (n) => (n % 3 ? 'angry' : 'calm'),
    behind: () => cloud(30, 40, 1.3, 0.6) + cloud(200, 34, 1.5, 0.6) + cloud(380, 46, 1.4, 0.6),
    before: () =>
      at(
        268,
        22,
        1,
        solid('M0 0h44q8 0 8 8v14q0 8-8 8H24l-10 12v-12H0q-8 0-8-8V8q0-8 8-8z', 'linen', { shade: 2 }) +
          letters(22, 22, '#!?', 19),
      ),
  },
  tumult: {
    sky: ['fire1', 'fire2'],
    frame: ['vermilion', 'soot'],
    mood: () => 'angry',
    behind: () => torch(60, 210) + torch(300, 200) + fork(176, 220) + fork(430, 216) + torch(520, 214),
    before: () => '',
  },
};
const BACK = [
  [40, 34, 5],
  [118, 24, 3],
  [196, 30, 6],
  [286, 22, 0],
  [368, 30, 2],
  [448, 26, 4],
] as const;
const FRONT = [
  [-14, 58, 2],
  [88, 52, 1],
  [192, 60, 4],
  [300, 50, 5],
  [404, 58, 6],
] as const;

/** The people in one of three moods, 560 by 220; small, one of them. */
export function crowd(temper: CrowdMood): Picture {
  const { sky, frame: colours, mood, behind, before } = TEMPERS[temper];
  const draw = () => {
    const [paint, definition] = gradient([
      [0, sky[0]],
      [1, sky[1]],
    ]);
    return (
      definition +
      bar(0, 0, 560, 220, paint) +
      at(20, 150, 0.9, manor()) +
      at(430, 150, 0.9, church()) +
      behind() +
      simply(() => BACK.map(([x, y, n]) => at(x, y, 0.7, one(n, mood(n)))).join('')) +
      patch('M0 220V170Q140 150 280 168T560 160V220z', 'ink', { opacity: 0.12 }) +
      (temper === 'content' ? '' : raised(86, temper === 'tumult' ? 54 : 92, 'skin2', 'azure')) +
      (temper === 'tumult' ? raised(384, 50, 'skin1', 'brown') + raised(286, 70, 'skin4', 'plum') : '') +
      FRONT.map(([x, y, n]) => at(x, y, 0.9, one(n, mood(n)))).join('') +
      before() +
      frame(560, 220, { breadth: 8, colours, block: 28 })
    );
  };
  return picture(560, 220, draw, {
    space: [0, 0, 120, 120],
    draw: () => bar(0, 0, 120, 120, sky[1]) + at(-20, -8, 1, one(1, mood(1))),
  });
}
export const crowds = { content: crowd('content'), grumbling: crowd('grumbling'), tumult: crowd('tumult') };

const ranks = {
  king: {
    skin: 'skin2',
    turn: 0.4,
    age: 1,
    nose: 'hook',
    hair: ['bob', 'copper'],
    beard: ['fork', 'copper'],
    hat: ['crown', 'gold', 'vermilion'],
    costume: ['mantle', 'vermilion'],
    holds: [
      ['sceptre', 44, 84, 6],
      ['orb', -34, 94],
    ],
    sleeve: ['azure', 'gold'],
    ground: ['leaf', 'pine'],
    spandrel: 'vermilion',
  },
  duke: {
    skin: 'skin1',
    turn: -0.5,
    lash: true,
    lips: 'madder',
    nose: 'straight',
    eyes: 1.06,
    hair: ['coronet', 'brown'],
    hat: ['coronet', 'gold', 'plum'],
    costume: ['mantle', 'plum'],
    holds: [['rose', 42, 86, 10]],
    sleeve: ['rose', 'gold'],
    ground: ['azure', 'indigo'],
    spandrel: 'plum',
  },
  prince: {
    skin: 'skin3',
    turn: 0.5,
    nose: 'snub',
    eyes: 1.1,
    smile: 3,
    hair: ['curly', 'soot'],
    hat: ['circlet', 'gold'],
    costume: ['tunic', 'teal', 'ochre'],
    holds: [['sword', 44, 86, 8]],
    sleeve: ['ochre', 'teal'],
    ground: ['ochre', 'brown'],
    spandrel: 'teal',
  },
  earl: {
    skin: 'skin1',
    turn: -0.4,
    wide: 23,
    jaw: 1,
    nose: 'bulb',
    age: 1,
    smile: 2.4,
    hair: ['short', 'grey'],
    beard: ['moustache', 'grey'],
    hat: ['cap', 'malachite', 'brown'],
    costume: ['fur', 'olive', 'brown'],
    holds: [['key', 42, 84, 10]],
    sleeve: ['olive', 'brown'],
    ground: ['tile', 'madder'],
    spandrel: 'olive',
  },
} as const satisfies Record<string, Sitter>;
/** The four ranks of nobility. */
export const nobility = gallery(ranks, portrait);

/** The people's open hand: mercy. 100 by 120. */
export const mercy: Picture = picture(
  100,
  120,
  () =>
    glow(50, 54, 60, 'glow', 0.9) +
    solid(
      'M34 122L30 86Q20 74 14 60Q12 52 19 51Q25 51 30 62L32 66V26Q32 19 38 19Q44 19 44 26V16Q44 9 50 9Q56 9 56 16V24Q57 18 63 18Q69 19 69 26V36Q70 31 75 31Q80 32 80 38V66Q80 80 70 88L68 122Z',
      'skin2',
      {
        shade: 4,
        rim: 1.2,
        over: line('M44 28v30M56 26v32M69 38v22M40 76q12-12 26-4', 1.4, 'skin2-d'),
      },
    ) +
    solid('M24 104Q50 114 78 104L82 124H20Z', 'azure', { shade: 4 }),
);
/** A raised fist: tumult. 100 by 120. */
export const tumultFist: Picture = picture(
  100,
  120,
  () =>
    glow(50, 46, 56, 'fire2', 0.8) +
    at(
      50,
      44,
      1,
      solid('M-22 80L-20 22H22L28 80Z', 'madder', { shade: 6, rim: 1.4 }) + at(0, 0, 2.5, fist('skin1')),
    ) +
    line('M14 20l-8-8M50 8V-2M86 20l8-8', 3, 'vermilion'),
);
/** A supporter, and a banner for five or ten of them: 64 by 64. */
export function supporters(value: number): Picture {
  return picture(64, 64, () => {
    const head = (x: number, y: number, k: number, cloth: Pigment, skin: Pigment) =>
      at(
        x,
        y,
        k,
        solid('M-14 26Q-14 6 0 4Q14 6 14 26Z', cloth, { shade: 4 }) +
          disc(0, -4, 9, skin, { ink: 1.6 }) +
          patch('M-9 -5Q-8 -16 1 -15Q10 -14 9 -4Q0 -11 -9 -5z', 'oak', { ink: 1.2 }) +
          disc(-3, -3, 1.2, 'ink') +
          disc(4, -3, 1.2, 'ink') +
          line('M-3 1q3.500 3 7 0', 1.2),
      );
    return (
      disc(32, 32, 30, value > 5 ? 'gold' : value > 1 ? 'steel' : 'thatch', { ink: 2 }) +
      (value > 1 ? head(18, 34, 0.8, 'azure', 'skin3') + head(46, 34, 0.8, 'malachite', 'skin1') : '') +
      head(32, 32, 1, 'vermilion', 'skin2') +
      (value > 1 ? disc(50, 50, 12, 'linen', { ink: 1.6 }) + letters(50, 56, value, 17) : '')
    );
  });
}
