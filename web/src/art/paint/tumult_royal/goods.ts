/** Goods, the hourglass and the spinner of Tumult Royale. */
import { diaper } from '../ornament';
import {
  at,
  bar,
  clipped,
  disc,
  gradient,
  letters,
  line,
  oval,
  patch,
  rect,
  solid,
  star,
  type Pigment,
} from '../pen';
import { gallery, picture, type Picture } from '../picture';

/** In a square of 88. */
const drawings = {
  bread: () =>
    solid('M10 52C6 30 30 18 46 20C66 20 78 34 74 52C70 64 16 66 10 52Z', 'ochre', {
      shade: 6,
      rim: 1.6,
      over:
        line('M26 28l8 24M42 24l7 26M58 28l5 20', 3.2, 'ochre-d') +
        line('M24 30l7 20M40 26l6 22M56 30l4 16', 1.4, 'linen'),
    }) +
    disc(18, 66, 1.5, 'ochre-d') +
    disc(66, 68, 1.5, 'ochre-d'),
  marble: () =>
    patch('M12 30L42 16L74 28L44 44z', 'steel-l', { ink: 1.6 }) +
    patch('M12 30L44 44V72L12 56z', 'ermine', { ink: 1.6 }) +
    patch('M74 28L44 44V72L74 54z', 'grey-l', { ink: 1.6 }) +
    line('M18 38q8 6 10 14M34 44q-4 8 2 18M52 48q8-2 14-10M50 62q6-4 10-12M34 26q8 4 18 0', 1.4, 'slate-l') +
    line('M14 31L43 44', 1.6, '#ffffff'),
  tools: () =>
    at(
      42,
      44,
      1,
      solid('M-4 -30h8v60h-8z', 'brown', { shade: 2.4 }) +
        solid('M-20 -34h34l6 9l-6 9h-34z', 'iron', { shade: 4, rim: 1.2 }),
      'rotate(40)',
    ) +
    at(
      42,
      44,
      1,
      solid('M-3 -14h7v44h-7z', 'brown', { shade: 2.4 }) +
        solid('M0 -40L10 -14H-10Z', 'iron', { shade: 4, rim: 1.2 }),
      'rotate(-42)',
    ),
} as const;
export type Good = keyof typeof drawings;
const EDGE: Readonly<Record<Good, Pigment>> = { bread: 'thatch', marble: 'water', tools: 'tile' };

/** A good by itself, 84 by 88. */
export const goods = gallery(drawings, (draw) => picture(84, 88, draw));

/** The frame of a tile says with how many players it is used; it is told by its shape, too. */
export type TileFrame = 'plain' | 'grey' | 'black';

/** A tile of goods, 92 by 94. */
export function goodTile(good: Good, value: number, frame: TileFrame = 'plain'): Picture {
  const edge: Pigment = frame === 'plain' ? EDGE[good] : frame === 'grey' ? 'iron' : 'soot';
  const studs =
    frame === 'plain'
      ? ''
      : frame === 'grey'
        ? rect(2.5, 4, 4, 4) + rect(81, 4, 4, 4)
        : rect(2.5, 4, 4, 4) + rect(81, 4, 4, 4) + rect(2.5, 82, 4, 4) + rect(81, 82, 4, 4);
  return picture(
    92,
    94,
    () =>
      bar(3, 5, 86, 86, 'ink', { round: 8 }) +
      bar(1, 2, 86, 86, edge, { round: 8, ink: 1.6 }) +
      bar(6, 7, 76, 76, 'linen', { round: 5, ink: 1 }) +
      (studs && patch(studs, 'ermine')) +
      at(2, -2, 1, drawings[good]()) +
      disc(72, 72, 12, 'gold', { ink: 1.5 }) +
      letters(72, 78, value, 18),
  );
}
/** Its back. */
export const tileBack: Picture = picture(
  92,
  94,
  () =>
    bar(3, 5, 86, 86, 'ink', { round: 8 }) +
    bar(1, 2, 86, 86, 'madder', { round: 8, ink: 1.6 }) +
    clipped(rect(7, 8, 74, 74), diaper(90, 90, ['madder', 'hall2'], 20)) +
    patch('M28 58l-3-26l12 10l7-16l7 16l12-10l-3 26z', 'gold', { ink: 1.6 }),
);

export const BULBS =
  'M30 26H110Q112 62 78 92Q74 98 78 104Q112 134 110 170H30Q28 134 62 104Q66 98 62 92Q28 62 30 26Z';

/** The outlines of the sand with so much of it above, from 1 to 0. */
export function sandAt(share: number): { above: string; below: string } {
  const [above, below] = [34 * Math.sqrt(share), 46 * Math.sqrt(1 - share)];
  return {
    above: `M20 ${92 - above}Q70 ${92 - above + 8 * share} 120 ${92 - above}V98H20z`,
    below: `M14 171Q40 ${168 - below * 0.4} 70 ${170 - below}Q100 ${168 - below * 0.4} 126 171V176H14z`,
  };
}
/** What lies behind the sand, 140 by 210; the sand itself runs and is no part of a picture. */
export const hourglassBack: Picture = picture(
  140,
  210,
  () => oval(76, 192, 62, 9, '#000000', { opacity: 0.22 }) + patch(BULBS, 'snow', { ink: 3, opacity: 0.55 }),
);
/** What lies before it: glass, boards and posts. */
export const hourglassFront: Picture = picture(140, 210, () => {
  const [shine, definition] = gradient(
    [
      [0, '#ffffff', 0.75],
      [0.4, '#ffffff', 0.15],
      [1, '#cfe4ee', 0.35],
    ],
    'across',
  );
  const board = (y: number, up: boolean) =>
    solid(`M14 ${y}H126V${y + 14}H14Z`, 'brown', { shade: 4, rim: 1.4 }) +
    solid(`M22 ${up ? y - 8 : y + 14}H118V${up ? y : y + 22}H22Z`, 'gold', { shade: 2.4 });
  const post = (x: number) =>
    solid(`M${x} 28h6v142h-6z`, 'brown', { shade: 2 }) + disc(x + 3, 99, 5, 'gold', { ink: 1.3 });
  return (
    definition +
    patch(BULBS, shine) +
    line(BULBS, 2.6) +
    line('M40 34Q38 58 56 78M40 164Q38 142 54 124', 4, '#ffffff', { opacity: 0.75 }) +
    board(14, true) +
    board(170, false) +
    post(20) +
    post(114)
  );
});
/** The whole hourglass with its sand: 140 by 210. */
export function hourglass(share: number): Picture {
  return picture(140, 210, () => {
    const { above, below } = sandAt(share);
    return (
      hourglassBack.draw() +
      clipped(
        BULBS,
        patch(above, 'ochre') + patch(below, 'ochre') + (share > 0 ? bar(68.5, 92, 3, 80, 'ochre-d') : ''),
      ) +
      hourglassFront.draw()
    );
  });
}

export interface Area {
  /** Degrees, clockwise from the top. */
  readonly start: number;
  readonly end: number;
  readonly number: number;
}
const WEDGES: readonly Pigment[] = ['malachite', 'ochre', 'copper', 'vermilion'];
/**
 * The spinner without its hand, 200 by 200; the hand is a picture of its own, so that it can turn. Small it has no
 * numbers: they could not be read.
 */
export function spinner(areas: readonly Area[]): Picture {
  const on = (degrees: number, r: number): readonly [number, number] => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return [Number((100 + r * Math.cos(turn)).toFixed(1)), Number((100 + r * Math.sin(turn)).toFixed(1))];
  };
  const wedge = ({ start, end, number }: Area) =>
    patch(
      `M100 100L${on(start, 86).join(' ')}A86 86 0 ${end - start > 180 ? 1 : 0} 1 ${on(end, 86).join(' ')}z`,
      WEDGES[number - 2] ?? 'azure',
      { ink: 1.8 },
    );
  const number = ({ start, end, number: value }: Area) => {
    const [x, y] = on((start + end) / 2, 58);
    return disc(x, y, 17, 'linen', { ink: 1.5 }) + letters(x, y + 8.5, value, 25);
  };
  const draw = (numbers: boolean) =>
    disc(100, 100, 97, 'oak', { ink: 2.4 }) +
    disc(100, 100, 90, 'gold', { ink: 1.4 }) +
    areas.map((area) => wedge(area) + (numbers ? number(area) : '')).join('') +
    disc(100, 100, 12, 'gold', { ink: 1.8 });
  return picture(200, 200, () => draw(true), { space: [0, 0, 200, 200], draw: () => draw(false) });
}
/** One end points: the other is a round hub. */
export const spinnerHand: Picture = {
  space: [-100, -100, 200, 200],
  draw: () =>
    solid('M-6 0L-3.5 -60L-13 -56L0 -86L13 -56L3.5 -60L6 0Z', 'soot', { shade: 3, rim: 1 }) +
    disc(0, 0, 11, 'gold', { ink: 1.8 }) +
    patch(star(0, 0, 7), 'gold-d'),
};
