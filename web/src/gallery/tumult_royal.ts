import {
  coin,
  crowds,
  crown,
  field,
  fog,
  goods,
  goodTile,
  hourglass,
  land,
  mercy,
  nobility,
  spinner,
  spinnerHand,
  statues,
  supporters,
  tileBack,
  tumultFist,
  type Good,
  type Terrain,
} from '../art/paint/tumult_royal';
import type { BoxView } from '../games/tumult_royal/views.d';
import { each, type Group } from './rooms';

const VARIANTS = [0, 1, 2];
const VALUES = [1, 2, 3];
const FRAMES = ['plain', 'grey', 'black'] as const;

/** A land as a table of four has it: the middle lies open. */
function example(terrains: readonly Terrain[]) {
  const at = (x: number, y: number) => terrains[(x * 7 + y * 5 + x * y) % terrains.length] ?? 'pasture';
  return Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => (x < 1 || x > 6 ? null : at(x, y))),
  );
}

export function hang(box: BoxView): readonly Group[] {
  const terrains = Object.keys(box.fields) as Terrain[];
  return [
    {
      name: 'fields',
      large: 150,
      small: 40,
      pieces: {
        ...Object.fromEntries(
          terrains.flatMap((id) =>
            VARIANTS.slice(0, id === 'palace' ? 2 : 3).map((n) => [`${id}-${n}`, field(id, n)]),
          ),
        ),
        fog,
      },
    },
    {
      name: 'statues',
      large: 96,
      small: 40,
      pieces: Object.fromEntries(
        [0, 1, 2, 3].flatMap((seat) => VALUES.map((n) => [`seat-${seat}-${n}`, statues(seat, n)])),
      ),
    },
    { name: 'crowd', large: 560, small: 48, pieces: crowds },
    { name: 'goods', large: 84, small: 26, pieces: goods },
    {
      name: 'tiles',
      large: 92,
      small: 40,
      pieces: {
        ...Object.fromEntries(
          (Object.keys(goods) as Good[]).flatMap((good) =>
            VALUES.flatMap((value) =>
              FRAMES.map((frame) => [`${good}-${value}-${frame}`, goodTile(good, value, frame)]),
            ),
          ),
        ),
        back: tileBack,
      },
    },
    {
      name: 'glass',
      large: 130,
      small: 40,
      pieces: each(
        [100, 60, 20, 0],
        (percent) => hourglass(percent / 100),
        (percent) => `hourglass-${percent}`,
      ),
    },
    { name: 'nobility', large: 200, small: 40, pieces: nobility },
    {
      name: 'things',
      large: 120,
      small: 28,
      pieces: {
        ...each([1, 5, 10], supporters, (n) => `supporters-${n}`),
        mercy,
        fist: tumultFist,
        spinner: spinner(box.spinner),
        'spinner-hand': spinnerHand,
        crown,
        coin,
      },
    },
    {
      name: 'scenes',
      large: 740,
      pieces: { land: land({ rows: example(terrains), held: { '2,1': 0, '4,3': 1, '5,2': 2, '3,4': 3 } }) },
    },
  ];
}
