/**
 * The paint box. Each pigment has a base, a shade and a light; the design tokens of `design/art.css` are made from
 * here (`npm run art`), and no colour of a picture stands anywhere else. Only names travel to the browser.
 */

type Hex = `#${string}`;
type Tones = readonly [base: Hex, shade: Hex, light: Hex];

/** What people wear, hold and are: by night it stays in candle light. */
const things = {
  ink: ['#2b1d16', '#1a100b', '#5a4436'],
  vermilion: ['#cb4430', '#962a22', '#e97c62'],
  madder: ['#9a3049', '#6d1d35', '#c55f70'],
  azure: ['#3465ad', '#22467f', '#6c98d8'],
  indigo: ['#35447f', '#222d5a', '#6272ae'],
  malachite: ['#41844f', '#2b5d3b', '#76b07b'],
  forest: ['#3e6b4d', '#284a36', '#659272'],
  olive: ['#8b9444', '#646b2e', '#b4bb72'],
  straw: ['#cfa554', '#a07833', '#e8c981'],
  ochre: ['#dca544', '#b07b26', '#f3cd7c'],
  gold: ['#e3b03c', '#a9741b', '#fde693'],
  plum: ['#71488f', '#4d2e67', '#9d77ba'],
  rose: ['#d98d90', '#b2636d', '#f2bfbc'],
  linen: ['#f3e8cf', '#d4c199', '#fffaf0'],
  ermine: ['#f7f2e6', '#d3c8b2', '#ffffff'],
  brown: ['#8d5c36', '#613b21', '#b58557'],
  oak: ['#6d4629', '#482c18', '#946a45'],
  grey: ['#9a9894', '#6e6c69', '#c4c1ba'],
  iron: ['#78838f', '#505a66', '#aeb8c2'],
  soot: ['#403740', '#282128', '#655a66'],
  teal: ['#2b7f80', '#1b5a5d', '#63afaf'],
  skin1: ['#f0c7a0', '#d39c74', '#fbe3c8'],
  skin2: ['#dda777', '#b88153', '#f0c79d'],
  skin3: ['#ad744b', '#865332', '#cd9a70'],
  skin4: ['#7d4d31', '#5b341f', '#a37250'],
  steel: ['#e2e9ee', '#a6b4c1', '#ffffff'],
  ash: ['#68737f', '#464f5a', '#98a3af'],
  copper: ['#b8562f', '#86381c', '#dd8656'],
  goblin: ['#8fa34a', '#647530', '#b6c777'],
} as const satisfies Record<string, Tones>;

/** Land and buildings: by night they lie in moonlight. */
const scenery = {
  plaster: ['#f1e4c8', '#cdb88e', '#fffaf0'],
  stone: ['#d3c5a6', '#a89878', '#ece2ca'],
  slate: ['#62748a', '#435264', '#8fa0b4'],
  tile: ['#bf583f', '#8e3a2a', '#de8566'],
  thatch: ['#cfa554', '#a07833', '#e8c981'],
  leaf: ['#6f9c47', '#4c7432', '#9ac26d'],
  pine: ['#3e6b4d', '#284a36', '#659272'],
  grass: ['#a8bd63', '#859c47', '#c9d88d'],
  earth: ['#b98d57', '#8f683b', '#d9b380'],
  water: ['#68a3bb', '#447b97', '#a3cfdd'],
  snow: ['#eaf1f5', '#bccddb', '#ffffff'],
  rock: ['#9d9488', '#716a62', '#c6beb1'],
} as const satisfies Record<string, Tones>;

/** Light and air, by day and by night. */
const air = {
  page: ['#f3ead4', '#2a2019'],
  sky1: ['#8fbcd8', '#141c3d'],
  sky2: ['#f7e6c4', '#4a3f63'],
  dusk1: ['#54528f', '#0f1433'],
  dusk2: ['#f2b58a', '#6a3f66'],
  frost1: ['#22365f', '#0d1430'],
  frost2: ['#d9c6b4', '#4c5684'],
  murk1: ['#7d8aa0', '#232b44'],
  murk2: ['#e0c9a0', '#5b5560'],
  fire1: ['#3d1f2e', '#2a1420'],
  fire2: ['#d0643a', '#b04e2c'],
  calm: ['#b9d5e0', '#4d5384'],
  haze: ['#dfe3d2', '#3a3c5a'],
  far: ['#a9bfc4', '#2c3557'],
  cloud: ['#fff9ec', '#4a4d74'],
  disc: ['#fff6d8', '#f6efd2'],
  star: ['#ffffff00', '#fff3cf'],
  window: ['#54616e', '#ffcf66'],
  glow: ['#fff3c4', '#ffd978'],
  hall: ['#8a4a3c', '#54292a'],
  hall2: ['#5f2c2c', '#2c1416'],
  felt: ['#5d7350', '#2f3d2b'],
  felt2: ['#47593e', '#212c1f'],
} as const satisfies Record<string, readonly [day: Hex, night: Hex]>;

/** What people wear and hold is not of the scenery: it would darken with it. */
export type Cloth = keyof typeof things;
export type Pigment = keyof typeof things | keyof typeof scenery;
export type Air = keyof typeof air;

const channels = (hex: Hex): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hex = (values: readonly number[]): Hex =>
  `#${values.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** So much of the other colour in this one. */
function mix(one: Hex, other: Hex, share: number): Hex {
  const theirs = channels(other);
  return hex(channels(one).map((value, n) => value + ((theirs[n] ?? value) - value) * share));
}
const moonlit = (colour: Hex): Hex =>
  mix(hex(channels(colour).map((value, n) => value * ([0.54, 0.61, 0.82][n] ?? 1))), '#1a2458', 0.1);

/** Ink and gold leaf are chosen by hand. */
const byCandle: Readonly<Record<string, Tones>> = {
  ink: ['#150d09', '#0d0705', '#3b2a20'],
  gold: ['#e6b447', '#9c6a1a', '#ffe9a0'],
};

function candlelit(name: string, [base, shade, light]: Tones): Tones {
  return (
    byCandle[name] ?? [mix(base, '#1d1016', 0.1), mix(shade, '#1d1016', 0.16), mix(light, '#3a2410', 0.12)]
  );
}

/** By which light a picture is seen. */
export const LIGHTS = ['day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** Every token of the paint box with its colour in this light. */
export function colours(light: Light): ReadonlyMap<string, Hex> {
  const night = light === 'night';
  const found = new Map<string, Hex>();
  const add = (name: string, tones: Tones) =>
    ['', '-d', '-l'].forEach((tone, n) => found.set(name + tone, tones[n] as Hex));
  for (const [name, tones] of Object.entries<Tones>(things))
    add(name, night ? candlelit(name, tones) : tones);
  for (const [name, [base, shade, pale]] of Object.entries<Tones>(scenery))
    add(name, night ? [moonlit(base), moonlit(shade), moonlit(pale)] : [base, shade, pale]);
  for (const [name, [day, dark]] of Object.entries(air)) found.set(name, night ? dark : day);
  return found;
}

const token = (name: string, day: Hex, night: Hex): string =>
  day === night ? `  --a-${name}: ${day};` : `  --a-${name}: light-dark(${day}, ${night});`;

/** The style sheet of all pigments. */
export function stylesheet(): string {
  const night = colours('night');
  return [
    '/*',
    ' * Pigments of the pictures: base, shade (-d), light (-l). Made by `npm run art` from art/paint/pigments.ts.',
    ' * What has a light of its own (data-light, with a color-scheme) has them anew.',
    ' */',
    ':root,',
    '[data-light] {',
    ...[...colours('day')].map(([name, day]) => token(name, day, night.get(name) ?? day)),
    '}',
    '',
  ].join('\n');
}
