/** Pictures that are made to measure, each of them once; dice are there even if no painting arrives. */
import type { SeatInfo } from '../types';
import { face, type DieColour } from '../../art/paint/kingsburg/dice';
import { markup } from '../../art/paint/hang';
import type { Picture } from '../../art/paint/picture';
import { paintings } from '../../art/paintings.svelte';
import type { EnemyView, PublicView } from './views';

export const art = () => paintings.kingsburg.now;

function once<Args extends readonly (string | number | undefined)[], Made>(make: (...args: Args) => Made) {
  const known = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = args.join();
    const made = known.get(key) ?? make(...args);
    known.set(key, made);
    return made;
  };
}

/** A face of a die as markup; a bonus die is of bone and has the pips of its seat, a neutral one is white. */
export const dieFace = once((n: number, seat: number, bonus: string) => {
  const colour: DieColour = seat < 0 ? 'white' : bonus ? `bone-${seat}` : seat;
  return markup(face(n, colour), 'plain', '');
});

type Art = NonNullable<ReturnType<typeof art>>;
const made = new WeakMap<
  Art,
  { hall: (height: number) => Picture; land: Art['land']; soldier: Art['soldierOf']; unknown: Picture }
>();
function makers(painted: Art) {
  const known = made.get(painted) ?? {
    hall: once((height: number) => painted.hall(height)),
    land: once(painted.land),
    soldier: once(painted.soldierOf),
    unknown: painted.unknownEnemy(),
  };
  made.set(painted, known);
  return known;
}
/** An enemy, or the one whom nobody has seen yet. */
export function enemyPicture(foe: EnemyView['foe'] | undefined): Picture | undefined {
  const painted = art();
  return painted && (foe ? painted.enemies[foe] : makers(painted).unknown);
}
/** The same as a small card. */
export const enemyCard = (foe: EnemyView['foe'] | undefined): Picture | undefined =>
  foe ? art()?.enemyCards[foe] : art()?.unknownCard;

export function soldierPicture({ colour, crest }: SeatInfo): Picture | undefined {
  const painted = art();
  return painted && makers(painted).soldier(colour, crest);
}

/** So few sizes that nothing is drawn anew for a few pixels. */
const rounded = (size: number, step: number) => Math.max(step, Math.round(size / step) * step);

/** The hall behind the council, as high as its room. */
export function hallIn(room: DOMRectReadOnly | undefined): Picture | undefined {
  const painted = art();
  const shape = room?.width ? room.height / room.width : 0.9;
  return painted && makers(painted).hall(rounded(900 * Math.min(2, shape), 60));
}

const seasons: Readonly<Record<PublicView['phase'], 'spring' | 'summer' | 'autumn' | 'winter'>> = {
  favour: 'spring',
  spring: 'spring',
  honour: 'summer',
  summer: 'summer',
  envoy: 'autumn',
  autumn: 'autumn',
  recruiting: 'autumn',
  winter: 'winter',
};
export const seasonOf = (phase: PublicView['phase']) => seasons[phase];

/** The land of a province, as wide as its room. */
export function landIn(
  room: DOMRectReadOnly | undefined,
  rows: number,
  phase: PublicView['phase'],
): Picture | undefined {
  const painted = art();
  const shape = room?.height ? room.width / room.height : 1;
  return painted && makers(painted).land(rounded(shape * rows * 112, 40), rows, seasonOf(phase));
}
