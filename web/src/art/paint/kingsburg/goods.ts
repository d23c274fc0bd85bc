/** Goods, soldiers, tokens and the seasons of Kingsburg. */
import type { Sign } from '../../../games/types';
import { crest } from '../crests';
import { coinPicture } from '../things';
import {
  at,
  clipped,
  dark,
  disc,
  dot,
  each,
  glow,
  letters,
  line,
  patch,
  solid,
  star,
  strip,
  type Pigment,
} from '../pen';
import { picture, type Picture } from '../picture';
import { bush, hill, pine, sky, snowfall, sun, tree } from '../places/nature';
import { person } from '../people/person';

const wood = (): string =>
  solid('M8 34L46 12L60 21L22 45Z', 'brown', {
    shade: 4,
    over: line('M16 34L50 16M18 40L54 20', 1.2, 'brown-d'),
  }) +
  solid(dot(15, 40, 9), 'earth', { shade: 2 }) +
  line(dot(15, 40, 4.5), 1.2, 'earth-d');
const stone = (): string =>
  patch('M10 28L30 10L56 22L54 46L28 54L10 44z', 'grey', { ink: 1.8 }) +
  patch('M30 10L56 22L36 32z', 'grey-l') +
  patch('M36 32L56 22L54 46L28 54z', 'grey-d');
const plus2 = (): string =>
  solid(dot(32, 32, 23), 'azure', { shade: 5, rim: 1.6 }) +
  disc(32, 32, 18, 'none', { ink: 1.4, tone: 'gold' }) +
  letters(32, 42, '+2', 30, { tone: 'ermine' });
/** A soldier: helmet, shield, spear. */
const soldier = (colour: number, charge?: Sign): string =>
  strip('M50 60V8', 2.6, 'brown-l', 2) +
  patch('M50 0l4 9l-4 6l-4-6z', 'steel', { ink: 1.2 }) +
  solid('M14 62Q12 38 32 36Q52 38 50 62Z', 'iron', { shade: 4 }) +
  solid(dot(32, 24, 11), 'skin1', { shade: 3 }) +
  solid('M19 24C18 8 46 8 45 24Q32 18 19 24Z', 'iron', { shade: 3, rim: 1 }) +
  solid('M31 20h3v9h-3z', 'iron', { shade: 1, ink: 1 }) +
  disc(28, 27, 1.4, 'ink') +
  disc(37, 27, 1.4, 'ink') +
  at(7, 32, 0.82, crest(colour, charge));
const point = (): string => solid(star(32, 34, 27), 'gold', { shade: 4, rim: 1.2 });

/** What a player has: 64 by 64 each. */
export const goods = {
  gold: { ...coinPicture, space: [-21, -21, 42, 42] },
  wood: picture(64, 64, wood),
  stone: picture(64, 64, stone),
  plus2: picture(64, 64, plus2),
  soldiers: picture(64, 64, () => soldier(0)),
  vp: picture(64, 64, point),
} as const satisfies Record<string, Picture>;
export const soldierOf = (colour: number, charge?: Sign): Picture =>
  picture(64, 64, () => soldier(colour, charge));

/** An army token with its number, 48 by 56. */
export const army = (value: number): Picture =>
  picture(48, 56, () =>
    at(
      0,
      0,
      1.5,
      solid('M2 2.500h28V18c0 8-6 13.500-14 16.500C8 31.500 2 26 2 18z', 'madder', { shade: 2.4, ink: 1.2 }) +
        patch('M4 5l12 12L28 5', 'none', { ink: 1.6, tone: 'madder-l' }) +
        letters(16, 25, value, 19, { tone: 'ermine', ink: 1.4 }),
    ),
  );
/** The king's envoy: a rider's cloak, a hat with a feather, a sealed letter; 64 by 64. */
export const envoy: Picture = {
  space: [26, 16, 108, 108],
  draw: () =>
    disc(80, 70, 52, 'madder', { ink: 2 }) +
    glow(80, 64, 52, 'gold-l', 0.6) +
    clipped(
      dot(80, 70, 52),
      at(
        0,
        4,
        1,
        person({
          turn: 0.5,
          smile: 2.4,
          nose: 'straight',
          hair: ['bob', 'brown'],
          beard: ['goatee', 'brown'],
          hat: ['bycocket', 'azure', 'vermilion'],
          costume: ['cloak', 'azure', 'ochre'],
        }),
      ) +
        at(
          88,
          108,
          1,
          solid('M-18 -12H18V12H-18Z', 'linen', {
            shade: 2,
            over: line('M-18 -12L0 3L18 -12', 1.4, 'linen-d'),
          }) + solid(dot(0, 2, 5.5), 'vermilion', { shade: 1.6, ink: 1.2 }),
        ),
    ) +
    disc(80, 70, 52, 'none', { ink: 3.4, tone: 'gold' }),
};

const round = (draw: () => string): Picture =>
  picture(
    100,
    100,
    () =>
      clipped(dot(50, 50, 46), draw()) +
      disc(50, 50, 46, 'none', { ink: 6 }) +
      disc(50, 50, 46, 'none', { ink: 3.4, tone: 'gold' }),
  );
const blossoms = (pigment: Pigment, points: string): string =>
  each(points, (x, y) => disc(x, y, 2.4, pigment, { ink: 0.8, tone: dark(pigment) }));

/** The phases of the year as small roundels, 100 by 100. */
export const phases = {
  favour: round(
    () =>
      sky(100, 100, 'madder', 'madder-d', 0) +
      at(50, 40, 1, disc(0, 12, 30, 'madder-l', { opacity: 0.6 })) +
      patch('M30 78Q50 70 70 78V84H30z', 'gold', { ink: 1.4 }) +
      at(50, 56, 1.5, patch('M-14 10L-16 -12L-6 -4L0 -16L6 -4L16 -12L14 10z', 'gold', { ink: 1.2 })),
  ),
  spring: round(
    () =>
      sky(100, 100) +
      sun(24, 26, 9) +
      hill('M0 66Q40 54 100 64', 100, 'grass') +
      tree(58, 78, 24, 'leaf') +
      blossoms('rose', '44 48, 56 40, 66 50, 72 58, 50 58, 60 54'),
  ),
  honour: round(
    () =>
      sky(100, 100, 'azure', 'indigo', 0) +
      patch(star(50, 50, 34, 12, 0.5), 'azure-l', { opacity: 0.6 }) +
      at(18, 16, 1, solid(star(32, 36, 26), 'gold', { shade: 4, rim: 1.2 })),
  ),
  summer: round(
    () =>
      sky(100, 100, 'sky1', 'glow') +
      sun(50, 34, 17) +
      hill('M0 68Q50 56 100 68', 100, 'thatch') +
      line('M14 84v-16M24 88v-18M34 84v-16M46 90v-18M58 84v-16M70 90v-18M82 84v-16', 2.4, 'ochre-d') +
      each('14 66, 24 68, 34 66, 46 70, 58 66, 70 70, 82 66', (x, y) =>
        patch(`M${x} ${y - 9}q5 5 0 11q-5-6 0-11z`, 'ochre', { ink: 0.9 }),
      ),
  ),
  envoy: round(
    () =>
      sky(100, 100, 'plum', 'indigo', 0) +
      at(
        50,
        50,
        1.5,
        solid('M-20 -13H20V13H-20Z', 'linen', {
          shade: 2,
          over: line('M-20 -13L0 4L20 -13', 1.2, 'linen-d'),
        }) + solid(dot(0, 3, 6), 'vermilion', { shade: 1.6, ink: 1.2 }),
      ),
  ),
  autumn: round(
    () =>
      sky(100, 100, 'murk1', 'dusk2') +
      hill('M0 66Q40 54 100 64', 100, 'earth') +
      tree(50, 80, 26, 'copper') +
      blossoms('ochre', '30 84, 42 88, 66 86, 76 80, 22 74'),
  ),
  recruiting: round(() => sky(100, 100, 'vermilion', 'madder', 0) + at(18, 20, 1, soldier(0))),
  winter: round(
    () =>
      sky(100, 100, 'frost1', 'frost2') +
      patch('M0 66Q40 54 100 64V100H0z', 'snow', { ink: 1.4 }) +
      pine(34, 78, 46, 'pine', true) +
      pine(64, 82, 56, 'pine', true) +
      bush(86, 88, 8, 'pine') +
      snowfall(100, 100, 26, 4),
  ),
} as const satisfies Record<string, Picture>;
