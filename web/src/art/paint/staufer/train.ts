/** The king on the road: riders, the coach, those who walk. They go to the right; the road is y = 0. */
import { signs } from '../../signs';
import { at, cutout, disc, dot, line, patch, solid, strip, type Pigment } from '../pen';
import { picture, type Picture } from '../picture';
import { windows } from '../places/buildings';
import { walker } from '../places/life';
import { hill } from '../places/nature';

interface Horse {
  coat?: Pigment;
  /** The horse's cloth and its stripes. */
  cloth?: readonly [Pigment, Pigment];
  rider?: Pigment;
  mantle?: Pigment;
  crowned?: boolean;
  banner?: Pigment;
}
const LEGS = 'M-17 -14l-3 14M-10 -14l4 14M12 -14l-4 14M18 -14l4 14';

export function horse({ coat = 'brown', cloth, rider, mantle, crowned, banner }: Horse): string {
  return (
    strip(LEGS, 4, coat, 2.5) +
    strip('M-24 -26q-10 4-8 18', 3, `${coat}-d`, 2.5) +
    solid(
      'M-25 -18C-26 -32 -8 -32 6 -30L22 -48Q30 -56 37 -46L43 -38Q42 -32 34 -34L28 -22Q24 -10 14 -12H-16Q-24 -12 -25 -18Z',
      coat,
      { shade: 4, over: line('M20 -44Q10 -38 8 -30M14 -41q-4 5-5 10', 1.2, `${coat}-d`) },
    ) +
    disc(33, -44, 1.5, 'ink') +
    line('M22 -48l-3-6l7 2M18 -44Q8 -40 6 -30', 1.6) +
    (cloth
      ? solid('M-28 -30H8L22 -46L30 -30Q26 -14 24 -4Q-2 4 -28 -4Q-30 -18 -28 -30Z', cloth[0], {
          shade: 4,
          inside: patch('M-20 -30h12v34h-12zM2 -40h12v44h-12z', cloth[1]),
          over: line('M-28 -8Q-2 0 25 -8', 2, 'gold'),
        })
      : '') +
    (rider ? riderOn(rider, mantle, crowned) : '') +
    (banner
      ? strip('M18 -38V-104', 2, 'brown-l', 2) +
        solid('M18 -104Q34 -110 48 -102Q58 -98 66 -104V-76Q56 -70 48 -74Q34 -82 18 -76Z', banner, {
          shade: 3,
          over: cutout(signs.eagle, 'ink', 'translate(26 -106) scale(.95)'),
        })
      : '')
  );
}
function riderOn(cloth: Pigment, mantle?: Pigment, crowned = false): string {
  return (
    solid('M-10 -28Q-12 -54 0 -56Q12 -54 10 -28Q4 -18 -4 -18Q-9 -20 -10 -28Z', cloth, { shade: 3 }) +
    (mantle ? solid('M-6 -54Q-24 -46 -30 -22Q-18 -18 -8 -24Z', mantle, { shade: 3 }) : '') +
    strip('M6 -44L20 -38', 3, cloth, 2) +
    solid(dot(1, -64, 8), 'skin1', { shade: 2.4 }) +
    disc(4, -65, 1, 'ink') +
    line('M3 -60h4', 1) +
    (crowned
      ? patch('M-8 -68L-10 -80L-4 -75L1 -82L6 -75L11 -80L9 -68z', 'gold', { ink: 1.3 }) +
        patch('M-7 -62Q-9 -54 0 -53Q8 -54 8 -60Q3 -58 0 -60Q-4 -58 -7 -62z', 'copper', { ink: 1 })
      : solid('M-8 -64Q-8 -76 1 -76Q11 -75 9 -65Q0 -69 -8 -64Z', 'iron', { shade: 2, ink: 1.2 }))
  );
}
export function coach(): string {
  const wheel = (x: number) =>
    disc(x, -8, 14, 'oak', { ink: 1.6 }) +
    disc(x, -8, 10, 'earth') +
    line(`M${x - 12} -8h24M${x} -20v24M${x - 8.5} -16.500l17 17M${x + 8.5} -16.500l-17 17`, 2, 'oak') +
    disc(x, -8, 3.4, 'gold', { ink: 1 });
  return (
    solid('M-40 -18Q-44 -52 -30 -58H30Q44 -52 40 -18Z', 'madder', {
      shade: 6,
      rim: 1.4,
      over: line('M-42 -30H42M-12 -58V-18M12 -58V-18', 1.4, 'gold'),
    }) +
    solid('M-36 -58Q0 -78 36 -58Z', 'madder', { shade: 4 }) +
    line('M-38 -58H38', 3, 'gold') +
    windows(3, -30, -50, 24, 12, 18) +
    patch('M-10 -70l-3-12l7 5l6-9l6 9l7-5l-3 12z', 'gold', { ink: 1.3 }) +
    wheel(-24) +
    wheel(24)
  );
}

const king = (): string =>
  horse({ coat: 'ermine', cloth: ['madder', 'gold'], rider: 'azure', mantle: 'madder', crowned: true });

/** All of them: from -240 to 160, 110 high. */
export function procession(): string {
  return (
    at(-150, 0, 0.95, coach()) +
    at(-78, 0, 0.9, horse({})) +
    at(-10, 2, 1.02, king()) +
    at(70, 0, 0.9, horse({ coat: 'oak', cloth: ['ochre', 'soot'], rider: 'vermilion', banner: 'ochre' })) +
    walker(-210, 2, 1.3, 'malachite', { hat: 'brown' }) +
    walker(-232, 0, 1.25, 'plum', { skin: 'skin3' }) +
    walker(128, 4, 1.25, 'iron', { hat: 'iron', arm: true }) +
    line('M138 -26V-58', 3) +
    patch('M138 -58h22l-6 6l6 6h-22z', 'vermilion', { ink: 1.2 })
  );
}
/** The king's train without a ground, to be moved along the road: 420 by 120. */
export const train: Picture = {
  space: [-246, -102, 420, 112],
  draw: procession,
  small: { space: [-46, -96, 104, 104], draw: king },
};
/** The train on its road, 440 by 130. */
export const trainOnRoad: Picture = picture(
  440,
  130,
  () =>
    hill('M0 60Q220 40 440 60', 130, 'earth') +
    patch('M0 0H440V60Q220 40 0 60z', 'grass', { ink: 1.5 }) +
    at(254, 118, 0.9, procession()),
  {
    space: [200, 20, 100, 104],
    draw: () => patch('M200 0h120v130H200z', 'grass') + at(250, 116, 0.9, king()),
  },
);
/** The king alone, as a piece: 104 by 104. */
export const kingPiece: Picture = { space: [-46, -96, 104, 104], draw: king };
const herald = (): string =>
  horse({ coat: 'oak', cloth: ['ochre', 'soot'], rider: 'vermilion', banner: 'ochre' });
const walkers = (): string =>
  walker(-16, 0, 1.6, 'plum', { skin: 'skin3' }) + walker(16, 2, 1.7, 'malachite', { hat: 'brown' });
/** Who travels with the king, each by itself, so that the train can follow the bends of the road. */
export const company = {
  herald: { space: [-46, -114, 118, 122], draw: herald },
  coach: { space: [-50, -92, 100, 100], draw: coach },
  walkers: { space: [-40, -72, 80, 80], draw: walkers },
} as const satisfies Record<string, Picture>;
