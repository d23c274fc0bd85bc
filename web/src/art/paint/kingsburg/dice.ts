/** Dice. A seat's dice are known by their pips as well as by their colour; white dice are of bone. */
import { COLOURS, PIPS, seatPigment } from '../crests';
import { at, bar, cutout, line, oval, patch, type Paint, type Pigment } from '../pen';
import { picture, type Picture } from '../picture';

/** Where the pips of a face lie in three rows of three. */
const FACES: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
/** The colour of a seat, a white die, or one of bone with the pips of a seat. */
export type DieColour = number | 'white' | `bone-${number}`;

const isBone = (colour: DieColour): boolean => typeof colour === 'string';
/** Whose pips a die has. */
const seatOf = (colour: DieColour): number =>
  typeof colour === 'number' ? colour : colour === 'white' ? 0 : Number(colour.slice('bone-'.length));
const pigmentOf = (colour: DieColour): Pigment => (isBone(colour) ? 'ermine' : seatPigment(seatOf(colour)));
const pipTone = (colour: DieColour): Paint =>
  colour === 'white' ? 'ink' : isBone(colour) ? `${seatPigment(seatOf(colour))}-d` : 'ermine';

function pips(
  n: number,
  colour: DieColour,
  from: number,
  step: number,
  r: number,
  tone: Paint,
  below: Paint,
): string {
  const shape = PIPS[seatOf(colour) % COLOURS] ?? PIPS[0];
  let [deep, flat] = ['', ''];
  for (const place of FACES[n - 1] ?? []) {
    const [x, y] = [from + step * (place % 3), from + step * Math.floor(place / 3)];
    deep += shape?.(x + 0.7, y + 0.9, r * 1.08) ?? '';
    flat += shape?.(x, y, r) ?? '';
  }
  return patch(deep, below) + cutout(flat, tone);
}

const HULL =
  'M0 -23Q3 -23 6 -21L32 -7Q35 -5 35 -1L34 29Q34 33 31 35L5 49Q0 52 -5 49L-31 35Q-34 33 -34 29L-35 -1Q-35 -5 -32 -7L-6 -21Q-3 -23 0 -23Z';

/** The faces that are seen when a number lies on top: left and right of it. */
const BESIDE: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 6],
  [1, 5],
  [1, 2],
  [1, 4],
  [3, 5],
];

/** A die with this number on top, 84 by 92, and a shadow on the table. */
export function die(top: number, colour: DieColour): Picture {
  const pigment = pigmentOf(colour);
  const white = isBone(colour);
  const [left, right] = BESIDE[top - 1] ?? [2, 3];
  const face = (n: number, tone: Paint, matrix: string, pip: Paint, below: Paint) =>
    `<g transform="matrix(${matrix})">${bar(0, 0, 40, 40, tone, { round: 7 })}${pips(n, colour, 9.5, 10.5, 3.9, pip, below)}</g>`;
  const bright = pipTone(colour);
  return {
    space: [-38, -28, 92, 90],
    draw: () =>
      oval(10, 46, 40, 13, '#000000', { opacity: 0.28 }) +
      patch(HULL, white ? 'ink' : `${pigment}-d`, { ink: 3.4 }) +
      patch(HULL, pigment) +
      face(left, pigment, '.82 .44 0 .82 -33.5 -3.5', bright, `${pigment}-d`) +
      face(
        right,
        `${pigment}-d`,
        '.82 -.44 0 .82 .8 14',
        white ? 'ink' : 'ermine-d',
        white ? 'ermine-d' : 'ink',
      ) +
      face(top, `${pigment}-l`, '.82 .44 -.82 .44 0 -21.5', bright, pigment) +
      line('M-32 -4L0 13.5M0 13.5L32 -4M0 13.5V48', 2, `${pigment}-l`, { opacity: 0.85 }) +
      line('M-29 -5L-3 -19', 1.6, '#ffffff', { opacity: 0.65 }),
  };
}
/** One face seen from above, 40 by 40: before an advisor, at a seat, and as a side of a die that rolls. */
export function face(n: number, colour: DieColour): Picture {
  const pigment = pigmentOf(colour);
  return picture(40, 40, () =>
    at(
      1,
      1,
      1,
      bar(1.5, 2.5, 36, 36, 'ink', { round: 8 }) +
        bar(0, 0, 36, 36, pigment, { round: 8, ink: 1.6 }) +
        patch('M3 10Q3 3 10 3H26Q33 3 33 10Q18 5 3 10z', `${pigment}-l`) +
        patch('M33 26Q33 33 26 33H10Q5 33 3.5 29Q22 33 33 20z', `${pigment}-d`) +
        pips(n, colour, 9, 9, 3.2, pipTone(colour), `${pigment}-d`),
    ),
  );
}
