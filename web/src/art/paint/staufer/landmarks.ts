/** The six regions of Die Staufer: what stands there, on y = 0 and about 200 wide round x = 0, and the land round it. */
import { at, disc, patch, rect, type Paint, type Pigment } from '../pen';
import {
  castle,
  cathedral,
  church,
  door,
  EDGE,
  gate,
  house,
  steppedHouse,
  tower,
  window,
  windows,
} from '../places/buildings';
import { ship } from '../places/life';
import { cypress, mountain, palm, tree, waves } from '../places/nature';

interface Landmark {
  /** Sky above and below, and the ground. */
  sky: readonly [Paint, Paint];
  ground: Pigment;
  draw: () => string;
}

export const landmarks = {
  aachen: {
    sky: ['sky1', 'sky2'],
    ground: 'grass',
    draw: () =>
      at(8, 0, 0.62, church({ height: 96 })) +
      tower(-56, 0, 60, 56, { top: 'dome', blind: true }) +
      tower(-38, -92, 24, 16, { blind: true, rise: 18 }) +
      windows(3, -50, -48, 16, 8, 18) +
      door(-34, 0, 14, 22) +
      house(-90, 2, 26, 22, { depth: 12, timber: true }),
  },
  augsburg: {
    sky: ['sky1', 'haze'],
    ground: 'leaf',
    draw: () =>
      mountain(-110, -6, 120, 70) +
      mountain(10, -6, 130, 84) +
      tower(-14, 0, 32, 86, { roof: 'tile', wall: 'plaster', rise: 40, flag: 'vermilion' }) +
      gate(-7, 0, 16, 24) +
      steppedHouse(-62, 0, 44, 40, 'rose') +
      steppedHouse(24, 0, 44, 46, 'ochre') +
      tree(-78, 4, 13) +
      tree(84, 4, 14),
  },
  mailand: {
    sky: ['sky1', 'sky2'],
    ground: 'thatch',
    draw: () => {
      const pinnacles = [
        [-66, -44],
        [-40, -70],
        [-14, -88],
        [14, -88],
        [40, -70],
        [66, -44],
      ] as const;
      return (
        patch('M-66 0V-44L-40 -60V-72L0 -98L40 -72V-60L66 -44V0z', 'stone', { ink: 1.6 }) +
        patch('M40 0V-72L66 -44V0zM0 -98L40 -72V-66L0 -92z', 'stone-d') +
        patch('M-41.500 0V-66h3V0zM38.500 0V-66h3V0zM-15.500 0V-84h3V0zM12.500 0V-84h3V0z', 'stone-d') +
        disc(0, -62, 11, 'azure', { ink: 1.3 }) +
        disc(0, -62, 5, 'gold', { ink: 1 }) +
        windows(2, -58, -34, 28, 8, 18) +
        windows(2, 24, -34, 26, 8, 18) +
        door(-9, 0, 18, 30) +
        pinnacles.map(([x, y]) => patch(`M${x - 3} ${y}l3-18l3 18z`, 'stone-l', { ink: 1.1 })).join('') +
        cypress(-84, 4, 54) +
        cypress(-96, 6, 40) +
        cypress(84, 4, 58) +
        cypress(97, 6, 42)
      );
    },
  },
  nimwegen: {
    sky: ['haze', 'sky1'],
    ground: 'leaf',
    draw: () =>
      patch('M-90 6Q-50 -30 0 -32Q50 -30 90 6z', 'leaf', EDGE) +
      at(-54, -26, 0.78, castle()) +
      patch('M-330 6H330V34H-330z', 'water', { ink: 1.3 }) +
      waves(-320, 14, 640, 3) +
      ship(76, 18, 0.42, 'ochre'),
  },
  palermo: {
    sky: ['dusk2', 'sky2'],
    ground: 'earth',
    draw: () =>
      patch('M-330 -14H330V10H-330z', 'water', { ink: 1.2 }) +
      patch('M-330 6Q0 -8 330 6V40H-330z', 'earth', { ink: 1.4 }) +
      patch(rect(-58, -50, 100, 52), 'thatch', { ink: 1.6 }) +
      patch(rect(24, -50, 18, 52), 'thatch-d') +
      [-44, -14, 16]
        .map(
          (x) =>
            patch(`M${x - 15} -50C${x - 15} -76 ${x + 15} -76 ${x + 15} -50z`, 'vermilion', EDGE) +
            patch(`M${x + 3} -50Q${x + 10} -62 ${x} -70Q${x + 14} -66 ${x + 14} -50z`, 'vermilion-d'),
        )
        .join('') +
      windows(4, -50, -36, 20, 10, 24) +
      tower(46, 2, 20, 70, { top: 'dome', roof: 'vermilion', wall: 'thatch' }) +
      palm(-82, 8, 62) +
      palm(86, 10, 54) +
      palm(-68, 14, 40),
  },
  strassburg: {
    sky: ['sky1', 'rose'],
    ground: 'grass',
    draw: () =>
      at(-20, 0, 0.56, cathedral({ wall: 'tile' })) +
      house(-74, 2, 30, 34, { timber: true, depth: 14 }) +
      house(-104, 4, 26, 26, { timber: true, depth: 12, roof: 'thatch' }) +
      house(88, 4, 26, 28, { timber: true, depth: 10 }) +
      patch('M-60 -62l10-6l8 4l-8 2z', 'ermine', { ink: 1 }) +
      window(-62, -24, 5, 8),
  },
} as const satisfies Record<string, Landmark>;

export type RegionId = keyof typeof landmarks;
