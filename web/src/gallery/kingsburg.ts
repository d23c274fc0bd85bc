import {
  advisors,
  army,
  buildings,
  chamber,
  council,
  COUNCIL,
  die,
  enemy,
  envoy,
  face,
  goods,
  governors,
  hall,
  phases,
  province,
  soldierOf,
  stall,
  unknownEnemy,
} from '../art/paint/kingsburg';
import { COLOURS } from '../art/paint/crests';
import type { BoxView } from '../games/kingsburg/views.d';
import type { Words } from '../games/types';
import { each, type Group } from './rooms';

const colours = [...Array.from({ length: COLOURS }, (_, n) => n), 'white' as const];
const NUMBERS = [1, 2, 3, 4, 5, 6];

/** The rows of the sheet, from the top. */
function rowsOf(box: BoxView): string[][] {
  const rows = new Map<string, string[]>();
  for (const [id, { row }] of Object.entries(box.buildings)) rows.set(row, [...(rows.get(row) ?? []), id]);
  return [...rows.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, ids]) => ids);
}

export function hang(box: BoxView, words: Words): readonly Group[] {
  const rows = rowsOf(box);
  const points = (id: string) => box.buildings[id]?.points ?? 0;
  const some = new Set(rows.flat().filter((_, n) => n % 5 < 3));
  /** Of each kind the weakest. */
  const hordes = new Map(
    Object.entries(box.enemies)
      .sort(([, one], [, other]) => other.strength - one.strength)
      .map(([id, { foe, strength }]) => [foe, enemy(foe, { strength, name: words(`enemy-${id}`) })]),
  );
  return [
    { name: 'advisors', large: 240, small: 40, pieces: advisors },
    {
      name: 'stalls',
      large: 132,
      small: 56,
      pieces: each(COUNCIL, (id) => stall(id, words(`advisor-${id}`))),
    },
    { name: 'governors', large: 240, small: 40, pieces: governors },
    { name: 'buildings', large: 200, small: 40, pieces: buildings },
    {
      name: 'enemies',
      large: 420,
      small: 40,
      pieces: {
        ...Object.fromEntries(hordes),
        unknown: unknownEnemy('2–4'),
      },
    },
    { name: 'goods', large: 96, small: 22, pieces: goods },
    { name: 'things', large: 120, small: 30, pieces: { envoy } },
    { name: 'soldiers', large: 96, small: 26, pieces: each([0, 1, 2, 3, 4], soldierOf, (n) => `seat-${n}`) },
    { name: 'armies', large: 72, small: 24, pieces: each([0, 1, 2, 3, 4], army, (n) => `army-${n}`) },
    { name: 'phases', large: 100, small: 26, pieces: phases },
    {
      name: 'dice',
      large: 92,
      small: 36,
      pieces: each(
        colours,
        (colour) => die((colours.indexOf(colour) % 6) + 1, colour),
        (colour) => `die-${colour}`,
      ),
    },
    {
      name: 'faces',
      large: 48,
      small: 22,
      pieces: Object.fromEntries(
        colours.flatMap((colour) => NUMBERS.map((n) => [`face-${colour}-${n}`, face(n, colour)])),
      ),
    },
    {
      name: 'scenes',
      large: 900,
      pieces: {
        council: council((id) => words(`advisor-${id}`)),
        chamber,
        hall: hall(900, 400),
        province: province({ rows, built: some, points }),
        'province-small': province({ rows: rows.slice(1, 6), built: new Set(['inn', 'statue']), points }),
      },
    },
  ];
}
