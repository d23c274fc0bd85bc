/** Ornament: gold leaf, grounds, frames, niches, vines, initials, ribbons. */
import {
  at,
  bar,
  clipped,
  dark,
  disc,
  dot,
  each,
  gradient,
  isPlain,
  letters,
  line,
  pale,
  patch,
  pattern,
  rect,
  solid,
  times,
  type Mixed,
  type Paint,
  type Pigment,
} from './pen';

/** Gold leaf: five stops, to the lower right. */
export const leafGold = (): Mixed =>
  isPlain()
    ? ['gold', '']
    : gradient(
        [
          [0, 'gold-l'],
          [0.35, 'gold'],
          [0.55, 'gold-l'],
          [0.8, 'gold'],
          [1, 'gold-d'],
        ],
        'slanting',
      );

/** A diapered ground, as behind the figures of the manuscripts. */
export function diaper(
  width: number,
  height: number,
  [first, second]: readonly [Paint, Paint],
  size = 20,
): string {
  const half = size / 2;
  const [paint, definition] = pattern(
    size,
    bar(0, 0, size, size, first) +
      bar(0, 0, half, half, second, { opacity: 0.55 }) +
      bar(half, half, half, half, second, { opacity: 0.55 }) +
      line(`M0 ${half}h${size}M${half} 0v${size}`, 0.9, 'gold') +
      disc(size / 4, size / 4, 1.5, 'gold') +
      disc(size * 0.75, size * 0.75, 1.5, 'gold'),
  );
  return definition + bar(0, 0, width, height, paint);
}
/** Light from the upper left, dark towards the lower right. */
export function lit(width: number, height: number): string {
  const [paint, definition] = gradient(
    [
      [0, '#fff2c8', 0.42],
      [0.45, '#fff2c8', 0],
      [0.6, '#12060a', 0],
      [1, '#12060a', 0.42],
    ],
    'slanting',
  );
  return definition + bar(0, 0, width, height, paint);
}

export function rosette(x: number, y: number, r: number, pigment: Pigment): string {
  return (
    times(5, (n) => {
      const angle = (n / 5) * 2 * Math.PI - Math.PI / 2;
      return disc(x + r * 0.55 * Math.cos(angle), y + r * 0.55 * Math.sin(angle), r * 0.5, pigment);
    }) + disc(x, y, r * 0.34, 'gold-l')
  );
}

interface Frame {
  /** Its breadth, and the length of a block. */
  breadth?: number;
  block?: number;
  colours?: readonly [Pigment, Pigment];
}
/** Coloured blocks with lozenges between two gold fillets, rosettes at the corners. Blocks of one colour are one path. */
export function frame(
  width: number,
  height: number,
  { breadth = 9, block = 26, colours = ['azure', 'madder'] }: Frame = {},
): string {
  const [gold, definition] = leafGold();
  const across = Math.max(3, Math.round(width / block));
  const down = Math.max(3, Math.round(height / block));
  const blocks: [string, string] = ['', ''];
  const lozenges: [string, string] = ['', ''];
  const add = (n: number, x: number, y: number, w: number, h: number) => {
    const of = n % 2 ? 1 : 0;
    const flat = w > h;
    const [reachX, reachY] = flat
      ? [Math.min(w / 2 - 2, 7), h / 2 - 1.6]
      : [w / 2 - 1.6, Math.min(h / 2 - 2, 7)];
    blocks[of] += rect(x, y, w, h);
    lozenges[of] +=
      `M${x + w / 2} ${y + h / 2 - reachY}l${reachX} ${reachY}l${-reachX} ${reachY}l${-reachX} ${-reachY}z`;
  };
  for (let n = 0; n < across; n++) {
    add(n, (n * width) / across, 0, width / across, breadth);
    add(n + 1, (n * width) / across, height - breadth, width / across, breadth);
  }
  for (let n = 0; n < down; n++) {
    add(n + 1, 0, (n * height) / down, breadth, height / down);
    add(n, width - breadth, (n * height) / down, breadth, height / down);
  }
  const fillet = rect(breadth, breadth, width - 2 * breadth, height - 2 * breadth);
  const half = breadth / 2;
  const corner = (x: number, y: number) =>
    bar(x - half - 1, y - half - 1, breadth + 2, breadth + 2, gold, { ink: 1 }) +
    rosette(x, y, breadth * 0.42, 'madder');
  return (
    definition +
    colours.map((one, n) => patch(blocks[n] ?? '', one) + patch(lozenges[n] ?? '', pale(one))).join('') +
    line(rect(0.9, 0.9, width - 1.8, height - 1.8), 1.8, gold) +
    line(fillet, 3.4) +
    line(fillet, 2, gold) +
    corner(half, half) +
    corner(width - half, half) +
    corner(half, height - half) +
    corner(width - half, height - half) +
    line(rect(0, 0, width, height), 1.6)
  );
}

/** A pointed niche in gold over the ground; what lies beyond the arch is spandrel. */
export function niche(width: number, height: number, spandrel: Pigment, inset = 8): string {
  const [gold, definition] = leafGold();
  const [top, spring] = [inset + 8, height * 0.36];
  const [left, right, middle] = [inset + 4, width - inset - 4, width / 2];
  const curve = `V${spring}C${left} ${spring - 30} ${middle - 24} ${top + 10} ${middle} ${top}C${middle + 24} ${top + 10} ${right} ${spring - 30} ${right} ${spring}V${height - inset}`;
  const arch = `M${left} ${height - inset}${curve}`;
  return (
    definition +
    patch(`M${inset} ${inset}V${height - inset}H${left}${curve}H${width - inset}V${inset}Z`, spandrel) +
    line(arch, 6) +
    line(arch, 3.6, gold) +
    rosette(inset + 14, inset + 14, 8, 'gold') +
    rosette(width - inset - 14, inset + 14, 8, 'gold')
  );
}

interface Vine {
  leaf?: number;
  stem?: number;
  tone?: Paint;
  colours?: readonly Pigment[];
}
/** A vine with three-lobed leaves and gold drops; it winds from point to point. */
export function vine(
  points: string,
  { leaf: size = 7, stem = 2.4, tone = 'malachite-d', colours = ['azure', 'madder', 'malachite'] }: Vine = {},
): string {
  let d = '';
  let before: readonly [number, number] = [0, 0];
  const leaves = each(points, (x, y, n) => {
    const [x0, y0] = before;
    before = [x, y];
    if (n === 0) {
      d = `M${x} ${y}`;
      return '';
    }
    const side = n % 2 ? 1 : -1;
    const [midX, midY] = [(x0 + x) / 2 - (y - y0) * 0.35 * side, (y0 + y) / 2 + (x - x0) * 0.35 * side];
    d += `Q${midX} ${midY} ${x} ${y}`;
    const angle = Math.atan2(y - y0, x - x0) - side * 1.2;
    const colour = (of: number): Pigment => colours[of % colours.length] ?? 'malachite';
    return (
      leaf(x, y, angle, size, colour(n)) +
      leaf(midX, midY, angle + 3.1, size * 0.8, colour(n + 1)) +
      solid(
        dot(x + Math.cos(angle + 1.4) * size * 1.6, y + Math.sin(angle + 1.4) * size * 1.6, size * 0.36),
        'gold',
        { shade: 1, ink: 0.9 },
      )
    );
  });
  return line(d, stem, tone) + leaves;
}
const leaf = (x: number, y: number, angle: number, size: number, pigment: Pigment): string =>
  at(
    x,
    y,
    1,
    solid(
      'M0 0C0 -3 2 -6 5 -6C6 -6 7 -5 7 -3.5C10 -5 14 -3 15 0C14 3 10 5 7 3.5C7 5 6 6 5 6C2 6 0 3 0 0Z',
      pigment,
      { shade: 1.6, ink: 1, over: line('M1 0h11', 0.8, dark(pigment)) },
    ),
    `rotate(${((angle * 180) / Math.PI).toFixed(0)}) scale(${size / 7})`,
  );

/** An initial in a box of gold, 64 by 64; for headings only. */
export function initial(letter: string, ground: Pigment = 'azure'): string {
  const [gold, definition] = leafGold();
  const inner = rect(5, 5, 54, 54);
  const lattice = times(6, (n) => `M${n * 13 - 13} 0l64 64M${77 - n * 13} 0l-64 64`);
  const winding = { leaf: 5, stem: 1.6, tone: 'gold' } as const;
  return (
    definition +
    bar(0, 0, 64, 64, gold, { ink: 1.6, round: 2 }) +
    bar(5, 5, 54, 54, ground, { ink: 1 }) +
    clipped(
      inner,
      line(lattice, 0.7, pale(ground)) +
        vine('6 58, 19 45, 12 27, 23 10', { ...winding, colours: ['vermilion', 'malachite'] }) +
        vine('59 6, 51 22, 56 38, 45 58', { ...winding, colours: ['malachite', 'vermilion'] }),
    ) +
    letters(32, 48.5, letter, 50, { tone: gold, ink: 3 })
  );
}

/** A ribbon of vellum with a name, never in two lines; long names are written smaller. */
export function ribbon(x: number, y: number, width: number, text: string, height = 20): string {
  const end = (at: number, side: 1 | -1) =>
    solid(
      `M${at - 9 * side} ${y + 5}h${18 * side}v${height}h${-18 * side}l${6 * side}-${height / 2}z`,
      'linen',
      {
        shade: 3,
        fill: 'linen-d',
        ink: 1.2,
      },
    );
  return (
    end(x, 1) +
    end(x + width, -1) +
    solid(
      `M${x} ${y + 1}Q${x + width / 2} ${y - 4} ${x + width} ${y + 1}V${y + height + 1}Q${x + width / 2} ${y + height - 4} ${x} ${y + height + 1}Z`,
      'linen',
      { shade: 2, ink: 1.3 },
    ) +
    (text && letters(x + width / 2, y + height * 0.68, text, fitting(text, width - 12, height * 0.68)))
  );
}
/** The largest size of letters, up to `most`, in which a word fits: they are less than half as wide as high. */
export const fitting = (text: string, width: number, most: number): number =>
  Math.min(most, width / (text.length * 0.47));
