/**
 * People, put together from parts: half-figures in a space of 160 by 200, the centre of the face at 80 78. A person is
 * data. Headgear says the rank, the thing in the hand says the office, the costume says the purse; two people differ
 * in at least three of skin, turn, jaw, nose, eyes, age, hair, beard, headgear, costume, thing and ground.
 */
import { at, dark, line, solid, type Cloth, type Pigment } from '../pen';
import { COSTUMES, neck } from './costumes';
import { face, mouth, shiftOf, type Face } from './face';
import { beard, coversMouth, HAIR, type Beard } from './hair';
import { HATS } from './hats';
import { HELD, RODS, WINGS } from './things';

type Hat = keyof typeof HATS;
type Costume = keyof typeof COSTUMES;
export type Thing = keyof typeof RODS | keyof typeof HELD | 'fist' | 'falcon';
/** What is held, where (before the face's centre) and how it leans. */
export type Hold = readonly [thing: Thing, x?: number, y?: number, lean?: number];

export interface Person extends Face {
  hair?: readonly [kind: keyof typeof HAIR, pigment: Cloth];
  beard?: readonly [kind: Beard, pigment?: Cloth];
  hat?: readonly [kind: Hat, first?: Cloth, second?: Cloth];
  costume: readonly [kind: Costume, first: Cloth, second?: Cloth];
  /** Cloth of the arms and its hem, if they are not those of the costume. */
  sleeve?: readonly [cloth: Cloth, hem: Cloth];
  glove?: Cloth;
  holds?: readonly Hold[];
  wings?: Cloth;
}

export function fist(skin: Pigment): string {
  return (
    solid('M-9 -6Q-10 -11 -4 -10L6 -10Q11 -10 10 -5L10 7Q8 12 2 11L-5 11Q-10 9 -9 4Z', skin, {
      shade: 2.4,
      over: line('M-8 -4h13M-8 1h13M-7 6h12', 1, dark(skin)),
    }) + solid('M-9 -8Q-12 -2 -6 2Q-1 3 2 0Q-3 -3 -3 -9Z', skin, { shade: 1.4, ink: 1.2 })
  );
}
const openHand = (skin: Pigment): string =>
  solid('M-10 -5Q-12 -9 -7 -9L8 -9Q12 -8 11 -3L9 6Q0 10 -9 6Z', skin, {
    shade: 2,
    over: line('M-4 -9v8M1 -9v8M6 -8v7', 1, dark(skin)),
  });

function arm(x: number, y: number, [cloth, hem]: readonly [Pigment, Pigment]): string {
  const lean = x > 0 ? 5 : -5;
  return (
    solid(
      `M${x - 11} ${y + 8}Q${x - 17 + lean} ${y + 36} ${x - 22 + lean} 136L${x + 24 + lean} 136Q${x + 16} ${y + 36} ${x + 12} ${y + 8}Z`,
      cloth,
      {
        shade: 4,
        rim: 1,
        over: line(`M${x + 2} ${y + 18}q-4 20-2 40M${x - 7} ${y + 30}q-4 14-3 30`, 1.2, dark(cloth)),
      },
    ) +
    solid(
      `M${x - 13} ${y + 7}Q${x} ${y + 12} ${x + 13} ${y + 7}L${x + 14} ${y + 17}Q${x} ${y + 22} ${x - 14} ${y + 17}Z`,
      hem,
      { shade: 1.6 },
    )
  );
}

function hold([thing, x = 34, y = 84, lean = 0]: Hold, sleeve: readonly [Pigment, Pigment], hand: Pigment) {
  const closed = (skin: Pigment): string => at(x, y, 1, fist(skin), x < 0 ? 'scale(-1 1)' : '');
  if (thing === 'fist') return arm(x, y, sleeve) + closed(hand);
  if (thing === 'falcon')
    return arm(x, y, [sleeve[0], 'brown']) + closed('brown') + at(x, y - 10, 1, HELD.bird());
  if (thing in RODS)
    return (
      arm(x, y, sleeve) + at(x, y, 1, RODS[thing as keyof typeof RODS](), `rotate(${lean})`) + closed(hand)
    );
  return (
    arm(x, y + 6, sleeve) +
    at(x, y, 1, HELD[thing as keyof typeof HELD]()) +
    at(x, y + 14, 0.9, openHand(hand))
  );
}

/** A half-figure without a ground. */
export function person(one: Person): string {
  const { skin = 'skin1', hair: [hairKind, hairTone] = ['none', 'brown'], mood = 'calm' } = one;
  const [hatKind, ...hatTones] = one.hat ?? [];
  const [behind, before] = HAIR[hairKind](hairTone);
  const hat = hatKind && (HATS[hatKind] as (...tones: (Pigment | undefined)[]) => readonly [string, string]);
  const [hatBehind, hatBefore] = hat ? hat(...hatTones) : ['', ''];
  const [costume, first, second] = one.costume;
  const shift = shiftOf(one.turn) * 0.9;
  const covered = coversMouth(one.beard?.[0]);
  const speaks = mood === 'calm' ? '' : mouth(one, skin);
  const sleeve = one.sleeve ?? ([first, second ?? 'gold'] as const);
  return at(
    80,
    78,
    1,
    (one.wings ? WINGS(one.wings) : '') +
      behind +
      hatBehind +
      neck(skin) +
      (COSTUMES[costume] as (c: Pigment, c2?: Pigment) => string)(first, second) +
      face(one, hairTone, covered) +
      (one.beard ? beard(one.beard[0], one.beard[1] ?? hairTone, shift, speaks) : '') +
      before +
      hatBefore +
      (one.holds ?? []).map((held) => hold(held, sleeve, one.glove ?? skin)).join(''),
  );
}
