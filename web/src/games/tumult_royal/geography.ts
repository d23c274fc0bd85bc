/** Where the fields of the land lie, in units of which a field takes 92. */
import { cell } from './goods';
import type { BoxView, FieldView, RegionView } from './views';

export const FIELD = 92;
/** Between two plots, and how broad a row of plots is of which nothing lies open. */
const BETWEEN = 6;
const SLIVER = FIELD;

export interface Spread {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Geography {
  width: number;
  height: number;
  /** Plots in fog. */
  hidden: readonly (Spread & { plot: string })[];
  fields: ReadonlyMap<string, Spread>;
  /** What stands at the rim: names, and where their middle is. */
  across: readonly { name: string; at: number }[];
  down: readonly { name: string; at: number }[];
}

/** How many fields the land has from left to right and from top to bottom. */
export function extent(box: BoxView, regions: readonly RegionView[]): { columns: number; rows: number } {
  const corners = regions.map(({ plot }) => cell(box.plots[plot]?.[0] ?? 'a1'));
  return {
    columns: Math.max(...corners.map(({ column }) => column + 2)),
    rows: Math.max(...corners.map(({ row }) => row + 2)),
  };
}

/** Rows of plots one after the other: where each begins, and how broad it is. */
function bands(count: number, open: ReadonlySet<number>): { from: number; size: number }[] {
  let from = 0;
  return Array.from({ length: count }, (_, n) => {
    const size = open.has(n) ? 3 * FIELD : SLIVER;
    const band = { from, size };
    from += size + BETWEEN;
    return band;
  });
}

/** The land as it lies; turned, its letters run down the side. */
export function survey(
  box: BoxView,
  regions: readonly RegionView[],
  land: readonly FieldView[],
  turned: boolean,
): Geography {
  const plots = regions.map(({ plot, region }) => {
    const { column, row } = cell(box.plots[plot]?.[0] ?? 'a1');
    return { plot, open: region !== null, across: (column - 1) / 3, down: (row - 1) / 3 };
  });
  const open = plots.filter((one) => one.open);
  const { columns, rows } = extent(box, regions);
  const across = bands(columns / 3, new Set(open.map((one) => one.across)));
  const down = bands(rows / 3, new Set(open.map((one) => one.down)));
  const place = (column: number, row: number): Spread => {
    const [x, y] = [along(across, column), along(down, row)];
    return turned ? spread(y, x) : spread(x, y);
  };
  const end = (all: readonly { from: number; size: number }[]) =>
    (all.at(-1)?.from ?? 0) + (all.at(-1)?.size ?? 0);
  const letters = names(across, columns, (n) => String.fromCharCode(96 + n));
  const numbers = names(down, rows, String);
  return {
    width: end(turned ? down : across),
    height: end(turned ? across : down),
    hidden: plots
      .filter((one) => !one.open)
      .map(({ plot, across: n, down: m }) => {
        const [one, other] = [across[n], down[m]];
        const [x, width, y, height] = [one?.from ?? 0, one?.size ?? 0, other?.from ?? 0, other?.size ?? 0];
        return turned ? { plot, x: y, y: x, width: height, height: width } : { plot, x, y, width, height };
      }),
    fields: new Map(
      land.map(({ field }) => {
        const { column, row } = cell(field);
        return [field, place(column, row)];
      }),
    ),
    across: turned ? numbers : letters,
    down: turned ? letters : numbers,
  };
}
const spread = (x: number, y: number): Spread => ({ x, y, width: FIELD, height: FIELD });

/** Where the nth field begins, counted from 1. */
function along(all: readonly { from: number }[], n: number): number {
  return (all[Math.floor((n - 1) / 3)]?.from ?? 0) + ((n - 1) % 3) * FIELD;
}
function names(
  all: readonly { from: number; size: number }[],
  count: number,
  name: (n: number) => string,
): { name: string; at: number }[] {
  return Array.from({ length: count }, (_, n) => n + 1)
    .filter((n) => (all[Math.floor((n - 1) / 3)]?.size ?? 0) > SLIVER)
    .map((n) => ({ name: name(n), at: along(all, n) + FIELD / 2 }));
}
