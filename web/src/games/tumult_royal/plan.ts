/** A plan before the clock: pinned fields, what each would cost, and all of them together. Prices are the box's. */
import { goods, type Box, type FieldView, type Good, type Goods, type Terrain } from './view';

export interface Planned {
  field: string;
  terrain: Terrain;
  /** Null: out of reach, and not to be had from afar. */
  cost: Goods | null;
  remote: boolean;
  statues: number;
}

export interface Plan {
  fields: readonly Planned[];
  sum: Goods;
  statues: number;
}

/** `reach` is what the server says lies beside the own fields; a field beside a pinned one counts as near, too. */
export function planned(
  pins: readonly string[],
  land: readonly FieldView[],
  reach: readonly string[],
  box: Box,
): Plan {
  const fields = pins.flatMap((pin): Planned[] => {
    const found = land.find((one) => one.field === pin && one.seat === null);
    if (!found) return [];
    const { cost, far, statues } = box.fields[found.terrain];
    const near = reach.includes(pin) || (box.beside[pin] ?? '').split(' ').some((one) => pins.includes(one));
    return [{ field: pin, terrain: found.terrain, cost: near ? cost : far, remote: !near, statues }];
  });
  const total = (good: Good) => fields.reduce((sum, one) => sum + (one.cost?.[good] ?? 0), 0);
  return {
    fields,
    sum: Object.fromEntries(goods.map((good) => [good, total(good)])) as Record<Good, number>,
    statues: fields.reduce((sum, one) => sum + (one.cost ? one.statues : 0), 0),
  };
}
