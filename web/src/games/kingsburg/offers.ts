/** What is given, paid or chosen, in the order of the box. */
import type { LegalMove } from '../types';
import type { AmountsView } from './views';

type Name = keyof AmountsView;
const names: readonly Name[] = [
  'gold',
  'wood',
  'stone',
  'any',
  'plus2',
  'soldiers',
  'vp',
  'peek',
  'bonus_die',
  'buildings',
];

/** What there is of each kind. */
export function listed(amounts: AmountsView): { name: Name; count: number }[] {
  return names.flatMap((name) => (amounts[name] ? [{ name, count: amounts[name] }] : []));
}

/** What a choice costs and brings, each thing by itself: `gold`, `plus2`, `soldiers`, `points`. */
export interface Deal {
  pay: readonly string[];
  gain: readonly string[];
}

export function dealOf({ effects = [] }: LegalMove): Deal {
  const things = (sign: number) =>
    effects
      .filter(({ change }) => Math.sign(change) === sign)
      .flatMap(({ what, change }) => Array.from({ length: Math.abs(change) }, () => what));
  return { pay: things(-1), gain: things(1) };
}
