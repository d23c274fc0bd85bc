/** The pieces of Die Staufer: figures, offices, chests, charters. */
import type { Sign } from '../../../games/types';
import { signOf, signs } from '../../signs';
import { seatPigment } from '../crests';
import { chestSigns, effects } from '../../../games/staufer/art';
import { leafGold } from '../ornament';
import {
  at,
  bar,
  cutout,
  disc,
  dot,
  each,
  glow,
  letters,
  line,
  patch,
  solid,
  star,
  type Paint,
  type Pigment,
} from '../pen';
import { picture, type Picture } from '../picture';

export type FigureKind = 'envoy' | 'noble';

/** An envoy in a cap and cloak with the seat's sign, or a noble with crown and ermine; on y = 0, 34 by 58. */
export function figure(kind: FigureKind, colour: number, charge: Sign = signOf(colour)): string {
  const pigment = seatPigment(colour);
  const noble = kind === 'noble';
  const sign = signs[charge];
  const ermine = () =>
    patch('M-10 -32h20v34h-20z', 'ermine') + cutout(sign, `${pigment}-d`, 'translate(-9 -20) scale(.56)');
  return (
    solid('M-14 0Q-16 -22 -7 -30Q0 -34 7 -30Q16 -22 14 0Z', pigment, {
      shade: 4,
      ...(noble && { inside: ermine() }),
    }) +
    (noble ? solid('M-12 -26Q0 -18 12 -26L9 -32Q0 -26 -9 -32Z', 'gold', { shade: 1.4, ink: 1.2 }) : '') +
    solid(dot(0, -38, 8), noble ? 'skin1' : 'skin2', { shade: 2.4, ink: 1.4 }) +
    disc(-2, -38, 1, 'ink') +
    disc(3.5, -38, 1, 'ink') +
    line('M-1 -34q2 1 4 0', 1) +
    (noble
      ? patch('M-9 -42L-11 -54L-4 -49L0 -56L4 -49L11 -54L9 -42Q0 -46 -9 -42z', 'gold', { ink: 1.3 })
      : solid('M-9 -40Q-9 -50 0 -50Q10 -50 9 -40Q0 -45 -9 -40Z', pigment, { shade: 2, ink: 1.3 })) +
    (noble ? '' : cutout(sign, 'ermine', 'translate(-9.600 -22) scale(.6)'))
  );
}
export const figurePicture = (kind: FigureKind, colour: number, charge?: Sign): Picture => ({
  space: [-18, -58, 36, 60],
  draw: () => figure(kind, colour, charge),
});

export interface Office {
  /** Left away where the board writes it. */
  number?: number;
  /** Only a noble may sit here: the niche is of gold and has a crown. */
  noble?: boolean;
  holder?: { kind: FigureKind; colour: number };
  /** Hung with cloth, as if somebody held it. */
  held?: boolean;
  /** Not to be had now: grey. */
  shut?: boolean;
}
/** A niche of stone for an office, with its number or whoever holds it; 46 by 76, foot at y = 0. */
export function office(one: Office): string {
  const { number, noble = false, holder, held = holder !== undefined, shut = false } = one;
  const ground = held ? 'madder-d' : shut ? 'grey-l' : 'linen';
  const [arch, sill]: [Paint, Paint] = shut
    ? ['grey-d', 'grey']
    : noble
      ? ['gold-d', 'gold']
      : ['stone', 'stone-l'];
  const told =
    number === undefined
      ? ''
      : holder
        ? disc(13, -1, 7.5, 'linen', { ink: 1.2 }) + letters(13, 3.4, number, 12)
        : letters(0, -20, number, 26);
  return (
    patch('M-19 0V-40Q-17 -58 0 -62Q17 -58 19 -40V0z', arch, { ink: 1.6 }) +
    patch('M-14 0V-38Q-12 -51 0 -55Q12 -51 14 -38V0z', ground, { ink: 1.2 }) +
    patch('M-21 -6h42v10h-42z', sill, { ink: 1.5 }) +
    (holder ? at(0, -4, 0.9, figure(holder.kind, holder.colour)) : '') +
    (noble ? patch('M-7 -60l-2-11l5 4l4-6l4 6l5-4l-2 11z', shut ? 'grey' : 'gold', { ink: 1.2 }) : '') +
    told
  );
}
export const officePicture = (one: Office): Picture => ({
  space: [-23, -76, 46, 82],
  draw: () => office(one),
});

export type ChestColour = 'orange' | 'turquoise' | 'brown' | 'violet';
/** What a chest brings. */
export interface Content {
  readonly op: string;
  readonly n: number;
}
const CHESTS: Readonly<Record<ChestColour, Pigment>> = {
  orange: 'copper',
  turquoise: 'teal',
  brown: 'oak',
  violet: 'plum',
};
/** The signs on the front: a number for points and rebates, up to two signs else. Round 0 0, 20 high. */
function front(colour: ChestColour, contents: readonly Content[]): string {
  const [first] = contents;
  if (first && (first.op === 'gain_points' || first.op === 'office_cost_delta'))
    return letters(0, 8, String(first.n).replace('-', '−'), 25, { tone: 'ermine' });
  const twice = contents.length === 1 && first?.op === 'gain_envoys' && first.n > 1;
  const signs = twice ? [first, first] : contents.slice(0, 2);
  if (signs.length === 0)
    return cutout(chestSigns[colour] ?? star(12, 12, 10), 'ermine', 'translate(-9.600 -9.600) scale(.8)');
  return signs
    .map(({ op }, n) =>
      cutout(
        effects[op] ?? '',
        'ermine',
        signs.length === 1
          ? 'translate(-9.600 -9.600) scale(.8)'
          : `translate(${n * 14.5 - 14} -7.500) scale(.58)`,
      ),
    )
    .join('');
}
/** A chest: its colour and on the front what is in it; 52 by 44, foot at y = 10. */
export function chest(colour: ChestColour, contents: readonly Content[] = [], open = false): string {
  const pigment = CHESTS[colour];
  const straps = open ? 'M-18.500 -12V8.500M18.500 -12V8.500' : 'M-18.500 -22V8.500M18.500 -22V8.500';
  const inside = () =>
    glow(0, -16, 34, 'gold-l', 0.9) +
    solid('M-22 -14Q-24 -36 0 -38Q24 -36 22 -14Z', pigment, { shade: 3, fill: `${pigment}-d` }) +
    each('-10 -12, 0 -16, 9 -12, -4 -20, 5 -21', (x, y) =>
      solid(dot(x, y, 5), 'gold', { shade: 1.6, ink: 1 }),
    );
  return (
    (open ? inside() : '') +
    solid('M-22 -12H22V8Q0 12 -22 8Z', pigment, { shade: 4, rim: 1.2 }) +
    (open ? '' : solid('M-22 -12Q-22 -28 0 -28Q22 -28 22 -12Z', pigment, { shade: 4, rim: 1.2 })) +
    line(straps, 4.4) +
    line(straps, 2.6, 'gold') +
    patch('M-15 -17h30v24h-30z', `${pigment}-d`, { ink: 1.2, tone: 'gold' }) +
    at(0, -5, 1, front(colour, contents)) +
    line('M-19 -19Q-16 -25 -10 -25', 2, '#ffffff', { opacity: 0.7 })
  );
}
export const chestPicture = (
  colour: ChestColour,
  contents: readonly Content[] = [],
  open = false,
): Picture => ({
  space: open ? [-30, -44, 60, 58] : [-25, -31, 50, 43],
  draw: () => chest(colour, contents, open),
});

/** The seal of a charter, by itself: 24 by 24. */
export const seal: Picture = {
  space: [-12, -12, 24, 24],
  draw: () =>
    solid(dot(0, 0, 10), 'vermilion', { shade: 3, over: line(dot(0, 0, 6.5), 1.2, 'vermilion-d') }) +
    patch('M-5 4l-1.500-9l4 3l2.500-5l2.500 5l4-3l-1.500 9z', 'vermilion-l'),
};

/** A charter with a seal, for privileges: 200 by 64, the words lie over it. */
export const charter: Picture = picture(200, 64, () => {
  const [gold, definition] = leafGold();
  return (
    definition +
    solid('M6 8Q100 0 194 8Q190 30 194 52Q100 60 6 52Q10 30 6 8Z', 'linen', { shade: 3 }) +
    line('M14 14Q100 7 186 14M14 47Q100 54 186 47', 1.4, gold) +
    line('M166 50v12M172 50v12', 3, 'vermilion') +
    solid(dot(169, 47, 10), 'vermilion', { shade: 3, over: line(dot(169, 47, 6), 1.2, 'vermilion-d') }) +
    patch('M165 50l-1-7l3 2l2-4l2 4l3-2l-1 7z', 'vermilion-l')
  );
});
/** A scroll for a task, 160 by 60; the words lie over it. */
export const task: Picture = picture(160, 60, () => {
  const rod = (x: number) =>
    solid(`M${x - 6} 4h12v52h-12z`, 'oak', { shade: 3 }) +
    disc(x, 3, 4, 'gold', { ink: 1.2 }) +
    disc(x, 57, 4, 'gold', { ink: 1.2 });
  return bar(10, 10, 140, 40, 'linen', { ink: 1.5 }) + bar(10, 44, 140, 6, 'linen-d') + rod(10) + rod(150);
});
