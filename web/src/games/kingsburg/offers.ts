/** What an advisor gives, or a choice costs and brings, as it is shown: figures of the box in another order. */
import type { LegalMove } from '../types';
import { box, bundleOf, type Amounts, type Choice, type Good } from './view';

/** One for all: what is paid, what always comes, and of what one is chosen. */
export interface Offer {
  pay: Amounts;
  all: Amounts;
  one: readonly Amounts[];
}

const names = ['gold', 'wood', 'stone', 'any', 'plus2', 'soldiers', 'vp', 'peek', 'buildings'] as const;

/** What there is of each kind, in the order of the box. */
export function listed(amounts: Amounts): { name: (typeof names)[number]; count: number }[] {
  return names.flatMap((name) => (amounts[name] ? [{ name, count: amounts[name] }] : []));
}

const total = (amounts: Amounts) => listed(amounts).reduce((sum, { count }) => sum + count, 0);

function common(options: readonly Choice[]): Amounts {
  const least = (name: (typeof names)[number]) => Math.min(...options.map(({ gain }) => gain[name] ?? 0));
  return Object.fromEntries(names.map((name) => [name, least(name)]));
}

function rest(gain: Amounts, without: Amounts): Amounts {
  return Object.fromEntries(names.map((name) => [name, (gain[name] ?? 0) - (without[name] ?? 0)]));
}

export function offerOf(options: readonly Choice[]): Offer {
  const [first] = options;
  if (!first) return { pay: {}, all: {}, one: [] };
  if (options.length === 1) return { pay: first.pay ?? {}, all: first.gain, one: [] };
  if (first.pay) return { pay: { any: total(first.pay) }, all: { any: total(first.gain) }, one: [] };
  const all = common(options);
  return { pay: {}, all, one: options.map(({ gain }) => rest(gain, all)) };
}

/** What a choice costs and brings, as names of things: `gold`, `plus2`, `soldiers`, `vp`. */
export interface Deal {
  pay: readonly string[];
  gain: readonly string[];
}

const repeated = (amounts: Amounts) =>
  listed(amounts).flatMap(({ name, count }) => Array.from({ length: count }, () => name));

/** The advisor who is asked, if it is one, for what is paid follows from what is taken. */
export function dealOf({ move }: LegalMove, advisor: string): Deal {
  const goods = bundleOf(move.goods ?? 'nothing');
  switch (move.move) {
    case 'take':
      return { pay: paidFor(goods, advisor), gain: goods };
    case 'recruit':
      return { pay: goods, gain: ['soldiers'] };
    case 'town-hall':
      return { pay: goods, gain: ['vp'] };
    case 'trade': {
      const trade = box.trades[move.building ?? ''];
      return { pay: repeated(trade?.pay ?? {}), gain: repeated(trade?.gain ?? {}) };
    }
    default:
      return { pay: goods, gain: [] };
  }
}

function paidFor(goods: readonly string[], advisor: string): string[] {
  const options = box.advisors[advisor]?.options ?? [];
  const count = (good: Good) => goods.filter((one) => one === good).length;
  const fits = ({ gain }: Choice) =>
    gain.any !== undefined ||
    (['gold', 'wood', 'stone'] as const).every((good) => (gain[good] ?? 0) === count(good));
  return repeated(options.find(fits)?.pay ?? {});
}
