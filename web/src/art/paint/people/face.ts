/** A face: drawn round its centre, 42 wide and 60 high; a turn moves the features and gives the nose its side. */
import {
  at,
  clipped,
  dark,
  disc,
  dot,
  each,
  isPlain,
  line,
  patch,
  solid,
  type Paint,
  type Pigment,
} from '../pen';

export type Mood = 'calm' | 'pleased' | 'angry';
export type Skin = 'skin1' | 'skin2' | 'skin3' | 'skin4';

export interface Face {
  skin?: Skin;
  /** From -0.6 to 0.6: where the face looks. */
  turn?: number;
  /** Width of the jaw and of the head, and how far the chin comes down. */
  jaw?: number;
  wide?: number;
  chin?: number;
  /** 0 young, 1 grown, 2 old. */
  age?: 0 | 1 | 2;
  mood?: Mood;
  /** Size of the eyes, and how they are cut. */
  eyes?: number;
  cut?: 'almond' | 'round' | 'narrow';
  iris?: Pigment;
  lash?: boolean;
  brow?: Pigment;
  /** The brows fall towards the nose. */
  frown?: number;
  nose?: keyof typeof NOSES | 'bulb';
  lips?: Paint;
  /** How the mouth curls when calm. */
  smile?: number;
  blush?: number;
  ears?: boolean;
  mark?: 'scar' | 'patch' | 'glasses' | 'domino' | 'freckles' | 'mole' | 'shadow';
  /** A cloth before mouth and nose. */
  mask?: Pigment;
}

/** Drawn as they look to the right; for the other side they are turned over. */
const NOSES = {
  straight: ['M0 -5L4.600 8.500Q2 11.500 -1 10.600L0 6Z', 'M.3 -5.500Q2 2 4.800 8Q3 11.200 -2.200 10.600'],
  hook: ['M0 -6Q7 -1 5.800 9Q2 12 -1 10.600L0 4Z', 'M.1 -7Q7.200 -2 6.200 8.600Q3.600 11.800 -2.200 10.400'],
  button: ['M-1 9.600Q5 10 3.800 6Q2 8 -1 9.600Z', 'M2.600 4.600Q5 6.600 3.800 9Q1.500 10.800 -2 9.600'],
  broad: [
    'M-4 9L1 0L5 9Q0 12 -4 9Z',
    'M-5 7.500Q-4.600 10.800 -1.200 10Q.6 11.400 2.200 10Q5.400 10.800 5.600 7.200',
  ],
  snub: ['M-1 8Q5 9 4.600 5.500Q3 3 1.600 4Z', 'M1 -3Q2 3 4.800 4.600Q6 7 3 8.600Q1 9.600 -2 8.400'],
  long: [
    'M0 -7L3.800 11Q1.500 14 -1.500 12.600L0 7Z',
    'M.2 -8Q1.400 3 4.200 10.600Q2.400 13.800 -2.400 12.800',
  ],
} as const;

const EYE_LINE = -3;

function outline({ turn = 0.5, jaw = 0.8, chin = 0, wide = 21 }: Face): string {
  const side = jaw * 19;
  const low = jaw * 9;
  const middle = turn * 2.5;
  return `M${-wide} -6C${-wide - 1} -26 -12 -33 0 -33C12 -33 ${wide + 1} -26 ${wide} -6C${wide} 6 ${side + middle} 19 ${low + middle} ${26 + chin}C${5 + middle} ${30.5 + chin} ${-5 + middle} ${30.5 + chin} ${-low + middle} ${26 + chin}C${-side + middle} 19 ${-wide} 6 ${-wide} -6Z`;
}

function ears({ wide = 21 }: Face, skin: Skin): string {
  return (
    solid(`M${wide - 2} -6c4-4 8-1 7 4s-4 9-7 8z`, skin, { shade: 1.5, ink: 1.3 }) +
    solid(`M${-wide + 2} -6c-4-4-8-1-7 4s4 9 7 8z`, skin, { shade: 1.2, ink: 1.3 })
  );
}

/** One eye round its middle; `side` is -1 for the left one. */
function eye(face: Face, side: -1 | 1, far: boolean): string {
  const { turn = 0.5, mood = 'calm', eyes = 1, cut = 'almond', skin = 'skin1' } = face;
  const size = (far ? 0.86 : 1) * eyes;
  const half = 4.9 * size * (cut === 'round' ? 0.9 : 1);
  const open = { calm: 1, pleased: 0.62, angry: 0.72 }[mood] * { almond: 1, round: 1.25, narrow: 0.7 }[cut];
  const up = 3.6 * open * eyes;
  const low = mood === 'pleased' ? 0.96 : cut === 'narrow' ? 2.6 : 3.8;
  const tilt = cut === 'narrow' ? -side * 0.9 : 0;
  const almond = `M${-half} ${0.6 - tilt}Q0 ${-up * 1.5} ${half} ${0.4 + tilt}Q0 ${low} ${-half} ${0.6 - tilt}Z`;
  const look = turn * 1.5;
  const ball =
    disc(look, -0.3, 2.9, face.iris ?? 'oak') +
    disc(look, -0.3, 1.5, 'ink') +
    disc(look - 1, -1.4, 0.8, '#ffffff');
  return (
    patch(almond, 'ermine') +
    (isPlain() ? disc(look, -0.2, 2.2, 'ink') : clipped(almond, ball)) +
    line(`M${-half - 0.4} ${0.9 - tilt}Q0 ${-up * 1.55} ${half + 0.4} ${0.5 + tilt}`, 1.9) +
    (face.lash ? line(`M${side * half} 0.2l${side * 2.4} -1.8`, 1.3) : '') +
    ((face.age ?? 0) > 1 ? line('M-3 4.400q3 1.600 6 0', 0.8, dark(skin)) : '')
  );
}

function brow(face: Face, tone: Pigment): string {
  const { mood = 'calm' } = face;
  const y = { calm: -12.4, pleased: -14.2, angry: -11 }[mood];
  const fall = { calm: face.frown ?? 0.4, pleased: -0.6, angry: 4.8 }[mood];
  const end = y - 0.2 + (mood === 'angry' ? -2 : 0.6);
  return patch(
    `M-6.200 ${end}Q-1 ${y - 3.4} 5.600 ${y + fall - 0.6}L5.400 ${y + fall + 2.2}Q-1 ${y - 0.2} -6.200 ${y + 0.6}Z`,
    dark(tone),
  );
}

function nose({ turn = 0.5, nose: kind = 'straight' }: Face, skin: Skin): string {
  if (kind === 'bulb') {
    const x = turn >= 0 ? 1.6 : -1.6;
    return solid(dot(x, 7, 5), skin, {
      shade: 2,
      ink: 1.1,
      over: disc(x, 8, 4, 'vermilion', { opacity: 0.16 }),
    });
  }
  const [shade, edge] = NOSES[kind];
  const drawn = patch(shade, dark(skin), { opacity: 0.5 }) + line(edge, 1.3);
  return turn >= 0 || kind === 'broad' ? drawn : `<g transform="scale(-1 1)">${drawn}</g>`;
}

/** Teeth show when somebody is pleased or angry; round the middle of the mouth. */
export function mouth({ mood = 'calm', smile = 1.6, lips }: Face, skin: Skin): string {
  if (mood === 'pleased')
    return (
      patch('M-8 -2.400Q0 .6 8 -2.600Q5 6 0 6Q-5 6 -8 -2.400Z', 'madder-d', { ink: 1.2 }) +
      patch('M-6.400 -1.600Q0 .8 6.400 -1.800L5 1.200Q0 2.400 -5 1.200Z', 'ermine') +
      line('M-9.400 -4q.6 1.400 1.400 1.600M9.400 -4.200q-.6 1.400-1.400 1.600', 1.1)
    );
  if (mood === 'angry')
    return (
      patch(
        'M-7.500 4.400Q-7 -2.600 0 -2.800Q7 -2.800 7.500 4Q4 6.400 0 5.400Q-4 6.400 -7.500 4.400Z',
        'madder-d',
        { ink: 1.3 },
      ) + patch('M-5.600 -.8Q0 -3 5.600 -1L6 1H-6zM-5 4.200Q0 2.600 5 4Q0 5 -5 4.200z', 'ermine')
    );
  const curl = line(`M-6 0Q-1 ${smile} 6 ${-0.8 - smile * 0.3}`, 1.5);
  return lips
    ? curl + patch('M-5 .4Q0 -3 5 -.2Q0 4.600 -5 .4Z', lips) + line('M-5.400 .3Q0 1.200 5.400 -.2', 1)
    : curl + patch('M-3 3.200q3 1.800 6-.2q-3 .6-6 .2z', dark(skin));
}

function lines({ age = 0, mood }: Face, shift: number, skin: Skin): string {
  return (
    (mood === 'angry' ? line(`M${shift - 1.6} -11v4M${shift + 2} -11v4`, 1, dark(skin)) : '') +
    (age > 0
      ? line(`M${shift - 9} 10.500q-3 3-2.400 6.500M${shift + 11.5} 10.500q3 3 2 6.500`, 0.9, dark(skin))
      : '') +
    (age > 1 ? line(`M${shift - 8} -20q8-3 15 0M${shift - 6} -23.500q6-2 11 0`, 0.9, dark(skin)) : '')
  );
}

/** What only this face has. Eyes show through a mask and through the shadow of a hood. */
function marks(face: Face, left: number, right: number, eyes: () => string): string {
  const { mark, mask, wide = 21 } = face;
  const middle = (left + right) / 2;
  const cloth = mask
    ? solid('M-22 5Q-4 0 22 4Q24 22 12 34Q0 42 -10 34Q-24 22 -22 5Z', mask, {
        shade: 4,
        over: line('M-18 14q16 4 36-2M-14 24q14 4 28-2', 1.1, dark(mask)),
      })
    : '';
  switch (mark) {
    case 'scar':
      return line(`M${right - 3} -10l5 17`, 1.2, 'madder');
    case 'mole':
      return disc(left - 3, 12, 1.3, 'oak-d');
    case 'freckles':
      return each('-14 6, -10 9, -7 6, 12 7, 16 5, 9 9', (x, y) =>
        disc(x + middle, y, 0.8, dark(face.skin ?? 'skin1')),
      );
    case 'patch':
      return (
        patch(`M${right - 7} -8q7-4 13 0q1 9-6 11q-7-2-7-11z`, 'soot', { ink: 1 }) +
        line(`M${right - 7} -8L-20 -20M${right + 6} -8L22 -14`, 1.8, 'soot')
      );
    case 'glasses':
      return (
        line(
          `${dot(left, EYE_LINE, 6.4)}${dot(right, EYE_LINE, 6.4)}M${left + 6.4} ${EYE_LINE}q2.500-2 5.400 0`,
          1.6,
          'gold-d',
        ) + line(`M${left - 3} -6l2-1.500M${right - 3} -6l2-1.500`, 1, '#ffffff')
      );
    case 'domino':
      return (
        patch(
          `M-22 -12Q${middle} -15 22 -12Q24 -2 18 3Q${middle + 9} 5 ${middle + 2} -1Q${middle - 8} 6 -17 3Q-24 -2 -22 -12Z`,
          'soot',
          { ink: 1.2 },
        ) + eyes()
      );
    case 'shadow':
      return (
        cloth +
        patch(`M${-wide - 2} -40H${wide + 2}V-6Q10 -2 4 -8Q-2 -2 ${-wide - 2} -7Z`, 'ink', { opacity: 0.5 }) +
        eyes()
      );
    default:
      return cloth;
  }
}

/** How far a turn moves what is in the face. */
export const shiftOf = (turn = 0.5): number => turn * 5;

export function face(face: Face, hair: Pigment, hidesMouth = false): string {
  const { skin = 'skin1', turn = 0.5, mood = 'calm' } = face;
  const shift = shiftOf(turn);
  const blush = { calm: face.blush ?? 0.3, pleased: 0.5, angry: 0.55 }[mood];
  const cheek = (x: number, r: number, share: number) =>
    disc(x + shift, 9, r, 'vermilion', { opacity: blush * share });
  const [left, right] = [-9 + shift, 9.2 + shift];
  const eyes = () =>
    at(left, EYE_LINE, 1, eye(face, -1, turn < -0.3)) + at(right, EYE_LINE, 1, eye(face, 1, turn > 0.3));
  const tone = face.brow ?? hair;
  const cheeks = cheek(-11, 5.5, 0.4) + cheek(-11, 3.5, 0.3) + cheek(12, 5.5, 0.4);
  return (
    (face.ears === false ? '' : ears(face, skin)) +
    solid(outline(face), skin, { shade: 4.2, over: cheeks }) +
    eyes() +
    at(left, 0, 1, brow(face, tone)) +
    at(right, 0, 1, brow(face, tone), 'scale(-1 1)') +
    at(shift + turn * 2.2, 0, 1, nose(face, skin)) +
    (hidesMouth ? '' : at(shift * 0.9, 18, 1, mouth(face, skin))) +
    lines(face, shift, skin) +
    marks(face, left, right, eyes)
  );
}
