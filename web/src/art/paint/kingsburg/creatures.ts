/** Who comes in winter, one by one: busts of about 110 by 120, round the middle of the face. */
import {
  at,
  disc,
  each,
  glow,
  line,
  oval,
  patch,
  solid,
  strip,
  times,
  type Cloth,
  type Pigment,
} from '../pen';
import { person } from '../people/person';

export interface Look {
  /** How far the face looks to a side. */
  turn?: number;
  cloth?: Cloth;
  helm?: boolean;
  crest?: boolean;
  spear?: boolean;
  torch?: boolean;
}
export type Creature = (look: Look) => string;

const spearBehind = strip('M30 60L40 -74', 3.4, 'brown');
const hand = (pigment: Pigment) =>
  solid('M28 34q-4-10 6-11q9 1 8 10q-5 8-14 1z', pigment, {
    shade: 2,
    over: line('M31 27h9M31 31h9', 0.9, `${pigment}-d`),
  });
/** What they carry, behind and before the body. */
function armed({ spear, torch }: Look, pigment: Pigment, body: string): string {
  const held = torch
    ? glow(-42, -50, 46, 'ochre', 0.9) +
      strip('M-34 60L-42 -30', 4, 'brown', 3) +
      solid('M-42 -74C-30 -58 -30 -44 -36 -32H-48C-56 -44 -52 -58 -42 -74Z', 'ochre', { shade: 4 }) +
      patch('M-42 -58C-36 -48 -38 -40 -42 -36C-47 -40 -47 -48 -42 -58Z', 'gold-l')
    : '';
  const point = spear
    ? spearBehind + solid('M40 -96L47 -78L41 -70L34 -78Z', 'steel', { shade: 3, shadeTone: 'iron' })
    : '';
  return held + point + body + (spear ? hand(pigment) : '') + (torch ? at(-72, -4, 1, hand(pigment)) : '');
}
/** Rags with a torn collar. */
const rags = (cloth: Pigment, collar: Pigment = 'soot') =>
  solid('M-34 60Q-36 26 -14 18H14Q36 26 34 60Z', cloth, {
    shade: 5,
    over: line('M-18 34q-3 12-2 26M18 34q3 12 2 26', 1.2, `${cloth}-d`),
  }) + solid('M-20 18L-26 30L-12 26L-4 36L4 26L14 34L16 24L28 30L20 16Z', collar, { shade: 3 });

export const goblin: Creature = (look) => {
  const { turn: f = 3, cloth = 'brown' } = look;
  const m = 'goblin';
  const ear = (side: 1 | -1) =>
    solid(
      `M${18 * side} -12C${34 * side} -24 ${46 * side} -24 ${56 * side} -18C${48 * side} -14 ${44 * side} 2 ${20 * side} 4Z`,
      m,
      {
        shade: 3,
        inside: patch(
          `M${20 * side} -8Q${40 * side} -18 ${50 * side} -17Q${40 * side} -8 ${20 * side} 0z`,
          'goblin-d',
        ),
      },
    );
  const eye = (x: number) =>
    patch(`M${x - 7} -8Q${x} -16 ${x + 7} -8Q${x} -1 ${x - 7} -8z`, 'gold-l', { ink: 1.3 }) +
    oval(x + 1, -7.5, 1.4, 3.6, 'ink');
  const top = look.helm
    ? solid('M-24 -16C-24 -40 -10 -48 2 -48C16 -48 26 -38 24 -16Q0 -26 -24 -16Z', 'iron', {
        shade: 4,
        rim: 1,
      }) + solid('M-2 -46l4-16l5 16z', 'iron', { shade: 1.6 })
    : look.crest
      ? solid('M-4 -36L-12 -54L0 -46L6 -58L8 -44L18 -50L10 -34Z', 'vermilion', { shade: 2 })
      : '';
  return armed(
    look,
    m,
    rags(cloth) +
      ear(-1) +
      ear(1) +
      solid('M-22 -8C-24 -30 -12 -38 0 -38C12 -38 24 -30 22 -8C22 8 14 24 2 26C-12 26 -22 10 -22 -8Z', m, {
        shade: 5,
        rim: 1,
      }) +
      at(
        f,
        0,
        1,
        eye(-9) +
          eye(11) +
          patch('M-19 -16L-2 -9L-3 -13L-18 -21zM21 -16L4 -9L5 -13L20 -21z', 'goblin-d', { ink: 1 }) +
          solid('M-1 -6Q12 2 9 8Q2 11 -5 7Z', m, { shade: 2, ink: 1.2 }) +
          disc(5, 6, 1, 'ink') +
          patch('M-13 12Q0 18 14 10Q10 22 0 22Q-10 21 -13 12z', 'ink') +
          patch(
            'M-9 14l2.500 5l3-4zM9 13l-2.500 5.500l-3-4.500zM-4 21l1.500-4l2.500 4zM2 21l2-4l2 3.500z',
            'ermine',
          ),
      ) +
      top,
  );
};

export const orc: Creature = (look) => {
  const { turn: f = 2, cloth = 'oak' } = look;
  const m = 'malachite';
  const eye = (x: number) =>
    patch(`M${x - 5} -9Q${x} -14 ${x + 5} -9Q${x} -6 ${x - 5} -9z`, 'vermilion-l', { ink: 1.3 }) +
    disc(x + 0.6, -9.4, 1.6, 'ink');
  return armed(
    look,
    m,
    rags(cloth, 'iron') +
      each(
        '-30 24, 30 24',
        (x, y) =>
          solid(
            `M${x - 13} ${y + 12}Q${x - 14} ${y - 12} ${x} ${y - 12}Q${x + 14} ${y - 12} ${x + 13} ${y + 12}Z`,
            'iron',
            { shade: 3, rim: 1 },
          ) + patch(`M${x - 3} ${y - 11}l3-12l3 12z`, 'steel', { ink: 1.2 }),
      ) +
      solid('M-22 -14L-34 -22L-30 -4L-22 -2Z', m, { shade: 2 }) +
      solid('M22 -14L34 -22L30 -4L22 -2Z', m, { shade: 2 }) +
      solid(
        'M-23 -12C-24 -32 -12 -40 0 -40C12 -40 24 -32 23 -12C28 2 26 20 14 27Q0 32 -14 27C-26 20 -28 2 -23 -12Z',
        m,
        { shade: 5, rim: 1 },
      ) +
      at(
        f,
        0,
        1,
        eye(-10) +
          eye(11) +
          patch('M-20 -19L-1 -12L-2 -17L-18 -24zM21 -19L3 -12L4 -17L20 -24z', 'malachite-d', { ink: 1 }) +
          patch('M-6 -3Q0 -8 7 -3Q9 5 6 6Q0 8 -5 6Q-8 4 -6 -3z', 'malachite-d', { opacity: 0.7 }) +
          disc(-2.5, 3, 1.5, 'ink') +
          disc(3.5, 3, 1.5, 'ink') +
          patch('M-16 13Q0 9 17 13Q14 21 0 22Q-13 21 -16 13z', 'ink', { ink: 1.2 }) +
          // tusks
          patch('M-14 18L-11 4L-6 17zM15 18L12 4L7 17z', 'ermine', { ink: 1.2 }) +
          patch('M-4 20l2-4l2 4zM2 20l2-4l2 4z', 'ermine'),
      ) +
      (look.helm
        ? solid('M-26 -14C-26 -42 -12 -50 0 -50C14 -50 28 -42 26 -14Q0 -28 -26 -14Z', 'iron', {
            shade: 4,
            rim: 1,
          }) +
          solid('M-24 -34C-40 -38 -44 -52 -38 -62C-34 -50 -28 -46 -18 -46Z', 'linen', { shade: 2.4 }) +
          solid('M24 -34C40 -38 44 -52 38 -62C34 -50 28 -46 18 -46Z', 'linen', { shade: 2.4 })
        : solid('M-3 -38C-8 -54 2 -66 14 -62C10 -54 10 -46 5 -37Z', 'soot', { shade: 2.4 })),
  );
};

export const zombie: Creature = (look) => {
  const { turn: f = 2, cloth = 'olive' } = look;
  const m = 'grey';
  const hole = (x: number, glint: boolean) =>
    oval(x, -8, 6, 6.5, 'soot', { ink: 1.2 }) + (glint ? disc(x + 1, -8, 2, 'goblin-l') : '');
  return armed(
    look,
    m,
    rags(cloth, 'linen') +
      line('M-14 42h28M-12 50h26', 2.4, 'ermine-d') +
      solid(
        'M-21 -10C-22 -32 -10 -38 0 -38C12 -38 22 -32 21 -10C20 4 17 12 13 22Q2 30 -12 22C-17 12 -20 4 -21 -10Z',
        m,
        { shade: 5, over: patch('M-21 -20Q-8 -30 4 -38L-14 -38z', 'madder-d', { opacity: 0.5 }) },
      ) +
      at(
        f,
        0,
        1,
        hole(-9, true) +
          hole(10, false) +
          patch('M-2 -1L3 -1L1 5z', 'soot') +
          patch('M-12 11H13V20Q0 24 -12 19z', 'soot', { ink: 1.2 }) +
          line('M-8 11v4M-3 11v5M3 11v4M8 11v5M-5 21v-4M1 22v-4M6 21v-4', 2.4, 'ermine') +
          line('M-17 -22l6 5M-15 -17l5-6M14 2l6 3M15 6l5-5', 1.3, 'madder'),
      ) +
      (look.helm
        ? solid('M-23 -14C-24 -40 -8 -46 2 -46C14 -46 24 -38 22 -20L12 -24L8 -16L-4 -26L-12 -18Z', 'iron', {
            shade: 4,
          })
        : line('M-14 -36q-4-8 0-14M-4 -38q-1-8 4-14M8 -37q2-8 8-12', 2.2, 'soot')),
  );
};

/** People like us, with furs, braids and axes. */
export const barbarian: Creature = ({ turn = 3, cloth = 'brown', helm, crest, spear, torch }) => {
  const one = person({
    skin: 'skin1',
    turn: turn / 8,
    mood: 'angry',
    jaw: 1,
    wide: 22,
    nose: helm ? 'broad' : 'hook',
    frown: 2,
    mark: crest ? 'scar' : 'freckles',
    hair: [helm ? 'none' : 'wild', crest ? 'copper' : 'ochre'],
    beard: [helm ? 'fork' : 'full', crest ? 'copper' : 'ochre'],
    ...(helm ? { hat: ['nasal', 'iron', 'brown'] as const } : {}),
    costume: ['fur', cloth, 'oak'],
    holds: spear ? [['spear', 44, 84, 6]] : torch ? [['torch', -46, 80, -8]] : [['axe', 44, 80, 8]],
    sleeve: ['brown', 'oak'],
  });
  return at(0, -24, 0.9, at(-80, -78, 1, one));
};

const wing = (side: 1 | -1, pigment: Pigment) =>
  solid(
    `M${14 * side} 30C${26 * side} -6 ${44 * side} -40 ${70 * side} -46L${64 * side} -26L${76 * side} -20L${64 * side} -4L${70 * side} 8L${52 * side} 14L${50 * side} 30L${30 * side} 32Z`,
    pigment,
    {
      shade: 4,
      over: line(
        `M${18 * side} 26Q${40 * side} -10 ${66 * side} -40M${20 * side} 28Q${46 * side} 4 ${70 * side} -18M${22 * side} 30Q${44 * side} 18 ${64 * side} 8`,
        1.2,
        `${pigment}-d`,
      ),
    },
  );

export const demon: Creature = (look) => {
  const { turn: f = 2, cloth = 'soot' } = look;
  const m = 'vermilion';
  const horn = (side: 1 | -1) =>
    solid(
      `M${12 * side} -32C${20 * side} -44 ${36 * side} -44 ${36 * side} -64C${46 * side} -44 ${40 * side} -26 ${22 * side} -20Z`,
      'soot',
      {
        shade: 2.4,
        over: line(`M${20 * side} -36l${7 * side} 6M${28 * side} -44l${7 * side} 5`, 1, 'soot-l'),
      },
    );
  const eye = (x: number, side: 1 | -1) =>
    patch(`M${x - 8 * side} -14L${x + 6 * side} -6Q${x} -1 ${x - 6 * side} -6z`, 'gold-l', { ink: 1.3 }) +
    disc(x - side, -6.5, 1.7, 'ink');
  return armed(
    look,
    m,
    (look.crest || look.helm ? wing(-1, 'madder') + wing(1, 'madder') : '') +
      solid('M-34 60Q-36 26 -14 18H14Q36 26 34 60Z', m, {
        shade: 5,
        over: line('M0 30V58M-20 36q10 8 20 4q10 4 20-4', 1.4, 'vermilion-d'),
      }) +
      solid('M-34 60Q-36 30 -22 22L-6 60ZM34 60Q36 30 22 22L8 60Z', cloth, { shade: 3 }) +
      horn(-1) +
      horn(1) +
      solid('M-20 -8L-32 -16L-22 2ZM20 -8L32 -16L22 2Z', m, { shade: 2 }) +
      solid('M-22 -14C-22 -32 -10 -38 0 -38C12 -38 22 -32 22 -14C22 4 14 22 2 30C-12 22 -22 4 -22 -14Z', m, {
        shade: 5,
        rim: 1,
      }) +
      at(
        f,
        0,
        1,
        eye(-9, 1) +
          eye(11, -1) +
          patch('M0 -2L5 6Q1 9 -4 6z', 'vermilion-d', { ink: 1 }) +
          patch('M-13 10Q0 15 15 9Q11 22 1 23Q-9 22 -13 10z', 'ink') +
          patch('M-10 12l2.500 6l3-4.500zM11 11.500l-2.500 6.500l-3-5z', 'ermine') +
          patch('M-4 22Q0 17 5 22z', 'ochre'),
      ),
  );
};

/** One is enough: neck and head of a dragon with its wings spread, 300 by 220, its breast at 0 0. */
export function dragon(): string {
  const membrane = (side: 1 | -1) => {
    const x = (value: number) => value * side;
    return (
      solid(
        `M${x(20)} 40C${x(40)} -50 ${x(90)} -110 ${x(168)} -118L${x(150)} -84L${x(180)} -66L${x(150)} -36L${x(168)} -6L${x(124)} 2L${x(116)} 36L${x(72)} 30L${x(50)} 56Z`,
        'madder',
        {
          shade: 7,
          over: line(
            `M${x(28)} 34Q${x(80)} -60 ${x(160)} -108M${x(30)} 38Q${x(100)} -30 ${x(172)} -62M${x(34)} 42Q${x(100)} 6 ${x(160)} -8`,
            2,
            'madder-d',
          ),
        },
      ) + strip(`M${x(22)} 36C${x(42)} -50 ${x(92)} -108 ${x(168)} -118`, 4, 'vermilion', 3)
    );
  };
  return (
    membrane(-1) +
    membrane(1) +
    solid(
      'M-44 110C-58 40 -40 -6 -22 -40C-8 -66 -22 -96 4 -112C44 -118 50 -74 38 -44C30 -10 52 40 44 110Z',
      'vermilion',
      {
        shade: 8,
        rim: 1.6,
        over: times(6, (n) =>
          line(`M${-26 + n * 2} ${-16 + n * 22}q26 14 ${52 - n * 2} 0`, 2, 'vermilion-d'),
        ),
      },
    ) +
    patch('M-14 110C-20 50 -6 0 6 -40Q22 -30 18 0C14 40 20 70 18 110z', 'ochre', { ink: 1.4 }) +
    times(6, (n) => line(`M${-14 + n * 1.4} ${96 - n * 22}h${32 - n * 3}`, 1.6, 'ochre-d')) +
    // the head
    solid('M22 -104C34 -140 60 -142 66 -150C64 -132 56 -120 46 -104Z', 'linen', { shade: 2.4 }) +
    solid('M-2 -108C-4 -140 18 -150 18 -164C28 -148 24 -124 16 -108Z', 'linen', { shade: 2.4 }) +
    solid(
      'M40 -100C30 -120 0 -122 -20 -108C-44 -104 -66 -92 -74 -78C-72 -68 -58 -66 -44 -68L-40 -58Q-22 -46 6 -50Q44 -56 40 -100Z',
      'vermilion',
      { shade: 6, rim: 1.6 },
    ) +
    patch('M-72 -74Q-50 -66 -24 -72Q-44 -52 -64 -58Q-72 -64 -72 -74z', 'ink', { ink: 1.4 }) +
    patch('M-66 -73l3 8l4-7zM-56 -72l3 8l4-8zM-46 -72l3 8l4-8zM-36 -72l3 7l4-8z', 'ermine') +
    patch('M-12 -100Q0 -110 12 -100Q2 -90 -12 -100z', 'gold-l', { ink: 1.6 }) +
    oval(1, -100, 2, 5, 'ink') +
    line('M-18 -104Q0 -118 16 -106', 3.4, 'madder-d') +
    disc(-62, -86, 2.4, 'ink') +
    // its breath
    glow(-120, -50, 74, 'ochre', 0.9) +
    solid(
      'M-74 -64C-96 -76 -110 -62 -128 -72C-124 -60 -150 -60 -168 -44C-146 -44 -150 -30 -166 -18C-140 -22 -134 -10 -128 -2C-122 -24 -98 -30 -70 -56Z',
      'ochre',
      { shade: 5 },
    ) +
    patch(
      'M-78 -61C-96 -66 -108 -56 -122 -58C-122 -48 -138 -44 -146 -36C-132 -36 -124 -30 -124 -24C-110 -38 -96 -44 -78 -58z',
      'gold-l',
    )
  );
}
