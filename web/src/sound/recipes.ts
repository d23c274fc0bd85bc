/** Ten short sounds, no files. A sound is a list of layers, each an oscillator or filtered noise. Gains bring all to the same loudness. */
export type SoundName =
  'coin' | 'card' | 'die' | 'stamp' | 'bell' | 'sword' | 'murmur' | 'sand' | 'fanfare' | 'no';

interface Layer {
  /** Seconds: when it begins, how long it swells and fades. */
  at: number;
  attack: number;
  decay: number;
  gain: number;
  /** Hertz, from and to. */
  pitch: readonly [number, number];
  /** It trembles: so often a second, and how much. */
  tremble?: readonly [number, number];
}
export interface Tone extends Layer {
  wave: OscillatorType;
  /** Cents. */
  detune?: number;
  /** A low-pass that opens, from and to. */
  opens?: readonly [number, number];
}
export interface Noise extends Layer {
  filter: BiquadFilterType;
  q: number;
}
export interface Recipe {
  gain: number;
  layers: readonly (Tone | Noise)[];
}

type Pitch = number | readonly [number, number];
const span = (pitch: Pitch) => (typeof pitch === 'number' ? ([pitch, pitch] as const) : pitch);
const tone = (
  at: number,
  decay: number,
  gain: number,
  pitch: Pitch,
  wave: OscillatorType = 'sine',
  more: Partial<Tone> = {},
): Tone => ({ at, decay, gain, pitch: span(pitch), wave, attack: 0.004, ...more });
const noise = (
  at: number,
  decay: number,
  gain: number,
  pitch: Pitch,
  filter: BiquadFilterType = 'bandpass',
  more: Partial<Noise> = {},
): Noise => ({ at, decay, gain, pitch: span(pitch), filter, q: 1, attack: 0.002, ...more });

const clack = (at: number, gain: number) => [
  noise(at, 0.035, gain, [2400, 1500], 'bandpass', { q: 3 }),
  tone(at, 0.045, gain * 0.5, [980, 760], 'triangle'),
];
const brass = (at: number, decay: number, pitch: number, gain = 0.13) => [
  tone(at, decay, gain, pitch, 'sawtooth', { attack: 0.03, opens: [900, 2600], detune: -5 }),
  tone(at, decay, gain, pitch, 'sawtooth', { attack: 0.03, opens: [900, 2600], detune: 5 }),
  tone(at, decay, gain * 0.6, pitch / 2, 'triangle', { attack: 0.03 }),
];
/** Partials of a bell: how high, how loud, how long. */
const PARTIALS = [
  [0.5, 0.1, 2.2],
  [1, 0.2, 1.6],
  [1.19, 0.1, 1.1],
  [1.5, 0.07, 0.9],
  [2, 0.12, 0.8],
  [2.74, 0.06, 0.5],
  [3.76, 0.04, 0.3],
] as const;

export const recipes: Readonly<Record<SoundName, Recipe>> = {
  coin: {
    gain: 2.4,
    layers: [
      tone(0, 0.28, 0.16, 2637, 'triangle'),
      tone(0, 0.2, 0.08, 5274),
      tone(0.07, 0.4, 0.16, 3136, 'triangle'),
      tone(0.07, 0.3, 0.06, 6272),
      noise(0, 0.015, 0.12, 6000, 'highpass'),
    ],
  },
  card: {
    gain: 3.2,
    layers: [
      noise(0, 0.11, 0.28, [1800, 5200], 'bandpass', { q: 0.8, attack: 0.03 }),
      noise(0.1, 0.03, 0.22, 900, 'lowpass'),
    ],
  },
  die: {
    gain: 3,
    layers: [
      ...clack(0, 0.4),
      ...clack(0.17, 0.34),
      ...clack(0.3, 0.28),
      ...clack(0.4, 0.2),
      ...clack(0.47, 0.14),
      ...clack(0.52, 0.09),
      tone(0.58, 0.1, 0.16, [180, 120]),
    ],
  },
  stamp: {
    gain: 1.2,
    layers: [
      tone(0, 0.16, 0.6, [150, 52]),
      noise(0, 0.05, 0.4, 700, 'lowpass'),
      noise(0.015, 0.09, 0.1, 2400),
    ],
  },
  bell: {
    gain: 1.2,
    layers: PARTIALS.map(([height, gain, decay]) =>
      tone(0, decay, gain, 523 * height, 'sine', { attack: 0.002 }),
    ),
  },
  sword: {
    gain: 3,
    layers: [
      noise(0, 0.3, 0.3, [1800, 7800], 'bandpass', { q: 4, attack: 0.05 }),
      ...[1870, 2790, 4310, 5630].map((pitch, n) =>
        tone(0.1, 0.7 - n * 0.12, 0.06 - n * 0.01, [pitch, pitch * 1.006], 'sine', { attack: 0.05 }),
      ),
    ],
  },
  murmur: {
    gain: 6,
    layers: [
      noise(0, 1.7, 0.3, 320, 'bandpass', { q: 1.4, attack: 0.4, tremble: [5.3, 0.5] }),
      noise(0, 1.7, 0.2, 620, 'bandpass', { q: 2.2, attack: 0.5, tremble: [3.7, 0.6] }),
      noise(0.2, 1.4, 0.1, 1150, 'bandpass', { q: 3, attack: 0.4, tremble: [6.9, 0.7] }),
      tone(0.1, 1.4, 0.05, [140, 128], 'sawtooth', { attack: 0.4, opens: [420, 420] }),
    ],
  },
  sand: {
    gain: 2,
    layers: [
      noise(0, 1.1, 0.12, 5600, 'highpass', { attack: 0.25, tremble: [11, 0.35] }),
      noise(0, 1.1, 0.05, 3200, 'bandpass', { q: 0.7, attack: 0.25 }),
    ],
  },
  fanfare: {
    gain: 1.3,
    layers: [
      ...brass(0, 0.16, 392),
      ...brass(0.16, 0.16, 523.25),
      ...brass(0.32, 0.16, 659.25),
      ...brass(0.48, 0.9, 783.99, 0.15),
      ...brass(0.48, 0.9, 523.25, 0.08),
      ...brass(0.48, 0.9, 659.25, 0.08),
    ],
  },
  no: {
    gain: 2,
    layers: [
      tone(0, 0.13, 0.24, [233, 220], 'triangle', { attack: 0.012 }),
      tone(0.12, 0.22, 0.24, [185, 172], 'triangle', { attack: 0.012 }),
      tone(0, 0.3, 0.1, [116, 92]),
    ],
  },
};

/** Seconds until the last layer has faded. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...recipes[name].layers.map(({ at, attack, decay }) => at + attack + decay));
