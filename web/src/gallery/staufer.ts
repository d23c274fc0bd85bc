import {
  charter,
  chest,
  figure,
  king,
  landscapes,
  office,
  ring,
  task,
  train,
  trainOnRoad,
} from '../art/paint/staufer';
import type { BoxView } from '../games/staufer/views.d';
import { each, type Group } from './rooms';

const SEATS = [0, 1, 2, 3, 4];

export function hang(box: BoxView): readonly Group[] {
  return [
    { name: 'regions', large: 320, small: 56, pieces: landscapes },
    {
      name: 'figures',
      large: 54,
      small: 22,
      pieces: {
        ...each(
          SEATS,
          (n) => figure('envoy', n),
          (n) => `envoy-${n}`,
        ),
        ...each(
          SEATS,
          (n) => figure('noble', n),
          (n) => `noble-${n}`,
        ),
      },
    },
    {
      name: 'offices',
      large: 70,
      small: 34,
      pieces: {
        ...each(
          [3, 4, 5, 6],
          (number) => office({ number }),
          (n) => `office-${n}`,
        ),
        'office-noble': office({ number: 6, noble: true }),
        'office-envoy': office({ number: 4, holder: { kind: 'envoy', colour: 1 } }),
        'office-noble-held': office({ number: 5, noble: true, holder: { kind: 'noble', colour: 2 } }),
      },
    },
    {
      name: 'chests',
      large: 90,
      small: 26,
      pieces: {
        ...Object.fromEntries(
          Object.entries(box.chests).map(([id, { colour, effects }]) => [id, chest(colour, effects)]),
        ),
        ...each(
          ['orange', 'turquoise', 'brown', 'violet'] as const,
          (colour) => chest(colour, [], true),
          (colour) => `${colour}-open`,
        ),
      },
    },
    { name: 'king', large: 420, small: 40, pieces: { train, king, 'train-on-road': trainOnRoad } },
    { name: 'papers', large: 200, small: 90, pieces: { charter, task } },
    {
      name: 'scenes',
      large: 900,
      pieces: {
        ring: ring(['nimwegen', 'palermo', 'augsburg', 'strassburg', 'aachen', 'mailand'], 1000, 800),
        'ring-high': ring(['aachen', 'mailand', 'palermo', 'nimwegen', 'strassburg', 'augsburg'], 760, 860),
      },
    },
  ];
}
