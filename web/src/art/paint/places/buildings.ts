/**
 * Buildings from parts. They stand on y = 0 and grow to the right from x. Light from the upper left: the front is
 * base, the flank to the right is shade and falls by half, roofs have a lit and a dark slope, windows are lit by night.
 */
import { dark, disc, line, luck, pale, patch, rect, strip, times, type Pigment } from '../pen';

/** A building as a whole, beginning at x = 0. */
export interface Building {
  width: number;
  /** Of its highest point. */
  height: number;
  draw: () => string;
}

export const EDGE = { ink: 1.5 } as const;

export function window(x: number, y: number, width = 6, height = 9): string {
  const r = width / 2;
  return patch(`M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}z`, 'window', {
    ink: 1.1,
  });
}
/** Several windows in a row. */
export const windows = (n: number, x: number, y: number, step: number, width = 6, height = 9): string =>
  times(n, (one) => window(x + one * step, y, width, height));

export function door(x: number, y: number, width = 10, height = 15, pigment: Pigment = 'oak'): string {
  const r = width / 2;
  return (
    patch(`M${x} ${y}v${-height + r}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`, pigment, { ink: 1.2 }) +
    line(`M${x + r} ${y}v${-height + 2}`, 0.8, dark(pigment))
  );
}
/** A gate with its grating down. */
export function gate(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const bars = times(3, (n) => `M${x + (width * (n + 1)) / 4} ${y}v${-height + 5}`);
  return (
    patch(`M${x} ${y}v${-height + r}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`, 'ink', { ink: 1.4 }) +
    line(`${bars}M${x} ${y - height * 0.35}h${width}M${x} ${y - height * 0.65}h${width}`, 1.4, 'iron')
  );
}
/** Some stones of a wall, where the light falls on it. */
export function stones(
  x: number,
  y: number,
  width: number,
  height: number,
  pigment: Pigment,
  seed = 3,
): string {
  const next = luck(seed);
  const one = () =>
    `M${(x + 3 + next() * (width - 10)).toFixed(1)} ${(y + 4 + next() * (height - 8)).toFixed(1)}h${(3 + next() * 3).toFixed(1)}`;
  return line(times(Math.ceil((width * height) / 260), one), 1, dark(pigment));
}
/** Front and flank. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  pigment: Pigment,
): string {
  return (
    patch(rect(x, y - height, width, height), pigment, EDGE) +
    patch(
      `M${x + width} ${y}l${depth} ${-depth * 0.5}v${-height}l${-depth} ${depth * 0.5}z`,
      dark(pigment),
      EDGE,
    ) +
    patch(rect(x + 1, y - height + 1, 2.2, height - 2), pale(pigment))
  );
}
/** A roof with its long side to the front, over a block of this size. */
export function hippedRoof(
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  pigment: Pigment,
): string {
  const [left, right] = [x - 4, x + width + 4];
  const [ridgeLeft, ridgeRight] = [x + height * 0.36, x + width - height * 0.14];
  return (
    patch(`M${left} ${y + 1}L${ridgeLeft} ${y - height}H${ridgeRight}L${right} ${y + 1}z`, pigment, EDGE) +
    patch(
      `M${ridgeRight} ${y - height}l${depth} ${-depth * 0.5}L${right + depth} ${y + 1 - depth * 0.5}L${right} ${y + 1}z`,
      dark(pigment),
      EDGE,
    ) +
    line(
      `M${x + 1} ${y - height * 0.33}H${right - 4}M${x + height * 0.18} ${y - height * 0.66}H${right - 7}`,
      0.9,
      dark(pigment),
    ) +
    line(`M${left + 2} ${y - 1}L${ridgeLeft + 1} ${y - height + 2}`, 1.4, pale(pigment))
  );
}

interface House {
  wall?: Pigment;
  roof?: Pigment;
  depth?: number;
  /** Height of the roof. */
  rise?: number;
  timber?: boolean;
  chimney?: boolean;
  bare?: boolean;
}
/** A house with its gable to the front. */
export function house(x: number, y: number, width: number, height: number, options: House = {}): string {
  const { wall: m = 'plaster', roof = 'tile', depth = width * 0.5, rise = width * 0.62 } = options;
  const [top, middle, right] = [y - height, x + width / 2, x + width];
  const ridge = top - rise - 2;
  const third = width * 0.33;
  const beams = `M${x} ${top}H${right}M${x} ${top + height / 2}H${right}M${x + third} ${top}V${y}M${right - third} ${top}V${y}M${x} ${top + height / 2}l${third} ${-height / 2}M${right} ${top + height / 2}l${-third} ${-height / 2}M${middle} ${top}v${-rise * 0.7}`;
  const rows = times(
    3,
    (n) =>
      `M${middle + ((width / 2 + 3) * (n + 1)) / 4} ${top - rise + ((rise + 4) * (n + 1)) / 4}l${depth} ${-depth / 2}`,
  );
  return (
    block(x, y, width, height, depth, m) +
    patch(`M${x} ${top}L${middle} ${top - rise}L${right} ${top}z`, m, EDGE) +
    (options.timber ? line(beams, 2, 'oak') : '') +
    patch(
      `M${middle} ${ridge}l${depth} ${-depth / 2}L${right + depth + 3} ${top - depth / 2 + 2}L${right + 3} ${top + 3}z`,
      dark(roof),
      EDGE,
    ) +
    strip(`M${middle} ${ridge}L${x - 3} ${top + 3}`, 3, pale(roof), 2.4) +
    strip(`M${middle} ${ridge}L${right + 3} ${top + 3}`, 3, roof, 2.4) +
    line(rows, 0.9, roof) +
    (options.chimney
      ? chimney(x + width * 0.72 + depth * 0.4, top - rise * 0.55 - depth * 0.1, rise * 0.6)
      : '') +
    (options.bare
      ? ''
      : door(middle - 5, y, 10, Math.min(16, height * 0.62)) +
        window(middle - 3, top - rise * 0.42, 6, 8) +
        (width > 30 ? windows(2, x + 4, top + height * 0.2, width - 14, 6, 8) : ''))
  );
}
/** A chimney that stands in a roof, with its smoke. */
export function chimney(x: number, y: number, height: number, pigment: Pigment = 'stone'): string {
  return (
    patch(`M${x} ${y}v${-height}h6v${height * 1.16}z`, pigment, EDGE) +
    line(`M${x + 3} ${y - height - 3}q-5-5 0-9q5-4 1-9`, 2.6, 'cloud', { opacity: 0.85 })
  );
}

export function battlements(
  x: number,
  y: number,
  width: number,
  n: number,
  pigment: Pigment,
  height = 6,
): string {
  const step = width / (2 * n - 1);
  const teeth = Array.from({ length: n }, () => `h${step}`).join(`v${height * 0.6}h${step}v${-height * 0.6}`);
  return patch(`M${x} ${y}v${-height}${teeth}v${height}z`, pigment, EDGE);
}
export function flag(x: number, y: number, pigment: Pigment, k = 1): string {
  const [height, wave, tail] = [16 * k, 10 * k, 9 * k];
  return (
    line(`M${x} ${y}v${-height}`, 1.6) +
    patch(
      `M${x} ${y - height}q6-3 ${wave} 0t${tail} 0l-4 ${5 * k}l4 ${5 * k}q-5 3-${tail} 0t-${wave} 0z`,
      pigment,
      { ink: 1.1 },
    )
  );
}

interface Tower {
  wall?: Pigment;
  roof?: Pigment;
  top?: 'cone' | 'spire' | 'flat' | 'dome';
  /** Height of the roof. */
  rise?: number;
  /** Teeth of a flat top. */
  teeth?: number;
  flag?: Pigment;
  blind?: boolean;
  seed?: number;
}
/** A tower, round in feeling: its left edge light, its right third in shade, stones only where it is lit. */
export function tower(x: number, y: number, width: number, height: number, options: Tower = {}): string {
  const { wall: m = 'stone', roof = 'slate', top: kind = 'cone', seed = 5 } = options;
  const top = y - height;
  const body = rect(x, top, width, height);
  const slits = Math.max(1, Math.floor(height / 34));
  return (
    patch(body, m, EDGE) +
    patch(rect(x + width * 0.66, top, width * 0.34, height), dark(m)) +
    patch(rect(x + 1, top, width * 0.1, height), pale(m)) +
    stones(x, top, width * 0.66, height, m, seed) +
    patch(body, 'none', EDGE) +
    (kind === 'flat'
      ? flatTop(x, top, width, m, options.teeth)
      : kind === 'dome'
        ? dome(x - 2, top, width + 4, roof)
        : pointedRoof(
            x,
            top,
            width,
            options.rise ?? width * (kind === 'spire' ? 2.2 : 1.15),
            roof,
            options.flag,
          )) +
    (options.blind ? '' : times(slits, (n) => window(x + width * 0.5 - 4, top + 10 + n * 26, 5.5, 9)))
  );
}
function flatTop(x: number, y: number, width: number, m: Pigment, teeth = 3): string {
  return (
    patch(rect(x - 3, y - 6, width + 6, 8), m, EDGE) +
    patch(rect(x + width * 0.66, y - 5, width * 0.34 + 2, 6), dark(m)) +
    battlements(x - 3, y - 5, width + 6, teeth, m, 7)
  );
}
export function dome(x: number, y: number, width: number, roof: Pigment): string {
  const [rise, middle, right] = [width * 0.82, x + width / 2, x + width];
  const crown = y - rise * 0.75;
  return (
    patch(`M${x} ${y}C${x} ${y - rise} ${right} ${y - rise} ${right} ${y}z`, roof, EDGE) +
    patch(
      `M${x + width * 0.6} ${y}Q${x + width * 0.86} ${y - rise * 0.36} ${x + width * 0.55} ${crown}Q${right} ${y - rise * 0.62} ${right - 0.5} ${y}z`,
      dark(roof),
    ) +
    line(`M${middle} ${crown}v-8`, 2, 'gold') +
    disc(middle, crown - 9, 2.2, 'gold', { ink: 1 })
  );
}
export function pointedRoof(
  x: number,
  y: number,
  width: number,
  rise: number,
  roof: Pigment,
  pennant?: Pigment,
): string {
  const middle = x + width / 2;
  const tip = y - rise;
  return (
    patch(
      `M${x - 4} ${y + 2}L${middle} ${tip}L${x + width + 4} ${y + 2}Q${middle} ${y + 6} ${x - 4} ${y + 2}z`,
      roof,
      EDGE,
    ) +
    patch(`M${x + width * 0.62} ${y + 4}L${middle} ${tip}L${x + width + 4} ${y + 2}z`, dark(roof)) +
    line(`M${x + width * 0.2} ${y}L${middle} ${tip + 4}`, 1.4, pale(roof)) +
    (pennant ? flag(middle, tip, pennant) : disc(middle, tip, 2, 'gold', { ink: 0.9 }))
  );
}

/** A wall with battlements. */
export function wall(
  x: number,
  y: number,
  width: number,
  height: number,
  { teeth = Math.round(width / 16), seed = 9, pigment = 'stone' as Pigment } = {},
): string {
  return (
    patch(rect(x, y - height, width, height), pigment, EDGE) +
    patch(rect(x, y - height * 0.3, width, height * 0.3), dark(pigment), { opacity: 0.6 }) +
    stones(x, y - height, width, height, pigment, seed) +
    battlements(x, y - height + 1, width, teeth, pigment, 8)
  );
}

interface Sacred {
  wall?: Pigment;
  roof?: Pigment;
  /** Height of the tower. */
  height?: number;
}
const cross = (x: number, y: number, k = 1) =>
  line(`M${x} ${y}v${-11 * k}M${x - 4 * k} ${y - 7 * k}h${8 * k}`, 2 * k, 'gold');

/** A church: the nave with its long side, the tower before it; 104 wide. */
export function church({ wall: m = 'stone', roof = 'slate', height = 92 }: Sacred = {}): string {
  return (
    patch(rect(26, -44, 74, 44), m, EDGE) +
    patch('M22 -42L38 -74H96L104 -42z', roof, EDGE) +
    patch('M96 -74L104 -42H90z', dark(roof)) +
    line('M28 -50h70M31 -58h66M35 -66h62', 0.9, dark(roof)) +
    times(
      4,
      (n) => window(38 + n * 16, -34, 8, 24) + patch(rect(31 + n * 16, -44, 4, 44), dark(m), { ink: 1 }),
    ) +
    tower(0, 0, 28, height, { wall: m, roof, top: 'spire', blind: true, rise: 58 }) +
    disc(12, -72, 6, 'window', { ink: 1.2 }) +
    window(8, -54, 8, 16) +
    door(6, 0, 14, 24) +
    cross(14, -height - 58)
  );
}
/** A cathedral: two towers, a rose window, a nave with buttresses; 188 wide. */
export function cathedral({ wall: m = 'stone', roof = 'slate' }: Sacred = {}): string {
  const buttress = (x: number) =>
    window(x + 4, -48, 9, 34) + strip(`M${x} -4Q${x - 4} -40 ${x + 2} -58`, 1.8, pale(m), 1.8);
  const rose = times(8, (n) => {
    const angle = (n / 8) * 2 * Math.PI;
    return disc(54 + 8 * Math.cos(angle), -78 + 8 * Math.sin(angle), 2.8, n % 2 ? 'glow' : 'vermilion');
  });
  const front = (x: number) =>
    tower(x, 0, 28, 124, { wall: m, roof, top: 'spire', blind: true, rise: 62, seed: x + 3 }) +
    windows(2, x + 6, -112, 8, 6, 22) +
    window(x + 8, -70, 9, 26) +
    window(x + 9, -34, 8, 18) +
    cross(x + 14, -186, 0.85);
  return (
    patch('M104 0V-58L112 -84H176L186 -58V0z', m, EDGE) +
    patch('M104 -58L112 -88H178L188 -58z', roof, EDGE) +
    patch('M178 -88L188 -58H174z', dark(roof)) +
    times(4, (n) => buttress(108 + n * 18)) +
    patch(rect(26, -104, 56, 104), m, EDGE) +
    patch('M24 -104L54 -134L84 -104z', m, EDGE) +
    patch('M54 -134L84 -104H66z', dark(m)) +
    disc(54, -78, 16, pale(m), { ink: 1.4 }) +
    disc(54, -78, 13, 'azure', { ink: 1 }) +
    rose +
    disc(54, -78, 3, 'gold') +
    front(0) +
    front(82) +
    patch('M40 0V-30Q54 -58 68 -30V0z', dark(m), { ink: 1.4 }) +
    patch('M44 0V-26Q54 -48 64 -26V0z', 'oak', { ink: 1.2 }) +
    line('M54 0v-40', 1.1, 'oak-d') +
    patch('M32 -54h44v4h-44z', pale(m), { ink: 1 })
  );
}
/** A castle: a keep between two towers behind a wall; 132 wide. */
export function castle(roof: Pigment = 'tile'): string {
  return (
    tower(0, 0, 26, 84, { roof, flag: 'azure' }) +
    tower(104, 0, 28, 92, { roof, flag: 'vermilion' }) +
    tower(48, 0, 34, 112, { top: 'flat', teeth: 4 }) +
    wall(20, 0, 90, 46) +
    gate(54, 0, 22, 32) +
    flag(65, -124, 'ochre')
  );
}
/** A stately house with its long side to the front; 104 wide. */
export function manor(roof: Pigment = 'tile', m: Pigment = 'plaster'): string {
  return (
    block(0, 0, 78, 56, 22, m) +
    hippedRoof(0, -56, 78, 22, 29, roof) +
    windows(4, 6, -46, 19, 8, 14) +
    windows(2, 6, -22, 19, 8, 14) +
    window(63, -22, 8, 14) +
    door(44, 0, 13, 22) +
    patch('M18 -84v-14h8v14z', 'stone', { ink: 1.3 })
  );
}
/** A house with a stepped gable. */
export function steppedHouse(x: number, y: number, width: number, height: number, m: Pigment): string {
  const k = width / 7;
  return (
    patch(`M${x} ${y}v${-height}h${k}v-9h${k}v-9h${k}v-9h${k}v9h${k}v9h${k}v9h${k}v${height}z`, m, EDGE) +
    patch(`M${x + width * 0.8} ${y}v${-height - 6}h${width * 0.2 - 0.6}v${height + 6}z`, dark(m)) +
    window(x + width / 2 - 3, y - height - 14, 6, 9) +
    windows(2, x + width * 0.18, y - height * 0.8, width * 0.42, 6, 10) +
    door(x + width / 2 - 5, y, 10, 16)
  );
}
