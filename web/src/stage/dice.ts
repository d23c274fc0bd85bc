/** How a die rolls: three bounces in 900 milliseconds, then it turns its number to the eye. */
import { ease } from './motion';

export interface ThrownDie {
  id: string;
  /** 1 to 6. */
  face: number;
  /** The colour of its seat, 0 to 6; -1 is nobody's. */
  colour: number;
  /** Pale, with a star. */
  bonus?: boolean;
}

/** Milliseconds. */
export const ROLL = 900;
export const STAGGER = 80;
const SETTLE = 240;
/** How long so many dice take until the last lies still. */
export const rollTime = (count: number): number => ROLL + SETTLE + STAGGER * Math.max(0, count - 1);

/** How a cube stands so that this face is in front. */
const FRONT: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];
/** Seen a little from above, it stays a cube. */
const TILT = [-20, 24] as const;

/** When, how far on its way, how high, turned how far in each direction, and how it goes on. */
const KEYS: readonly (readonly [
  at: number,
  way: number,
  high: number,
  x: number,
  y: number,
  z: number,
  easing: string,
])[] = [
  [0, 0, 1.6, -720, -576, -40, 'cubic-bezier(.3,.6,.6,1)'],
  [0.22, 0.34, 0, -446, -324, -20, 'cubic-bezier(.2,.7,.5,1)'],
  [0.36, 0.52, 1, -302, -216, 14, 'cubic-bezier(.5,0,.8,.5)'],
  [0.5, 0.7, 0, -180, -115, -8, 'cubic-bezier(.2,.7,.5,1)'],
  [0.6, 0.82, 0.45, -100, -65, 6, 'cubic-bezier(.5,0,.8,.5)'],
  [0.7, 0.93, 0, -34, -20, -3, 'cubic-bezier(.2,.7,.5,1)'],
  [0.79, 1, 0, -12, 10, 0, ease.settle],
  [1, 1, 0, 0, 0, 0, 'linear'],
];

export function atRest(face: number): string {
  const [x, y] = FRONT[face - 1] ?? [0, 0];
  return `rotateX(${TILT[0]}deg) rotateY(${TILT[1]}deg) rotateX(${x}deg) rotateY(${y}deg)`;
}
/** The cube's way, from `from` pixels beside its place; heights are in sizes of the die. */
export function cubeFrames(face: number, size: number, from: readonly [number, number]): Keyframe[] {
  const [x, y] = FRONT[face - 1] ?? [0, 0];
  return KEYS.map(([offset, way, high, dx, dy, dz, easing]) => ({
    offset,
    easing,
    transform: `translate3d(${from[0] * (1 - way)}px,${from[1] * (1 - way) - high * size}px,0) rotateX(${TILT[0] + dx}deg) rotateY(${TILT[1] + dy}deg) rotateZ(${dz}deg) rotateX(${x}deg) rotateY(${y}deg)`,
  }));
}
export function shadowFrames(size: number, from: readonly [number, number]): Keyframe[] {
  return KEYS.map(([offset, way, high, , , , easing]) => ({
    offset,
    easing,
    transform: `translate3d(${from[0] * (1 - way) + high * size * 0.3}px,${from[1] * (1 - way)}px,0) scale(${1 + high * 0.35})`,
    opacity: 0.32 - high * 0.16,
  }));
}
export const DURATION = ROLL / 0.79;
