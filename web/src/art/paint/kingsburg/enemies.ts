/** The enemies of Kingsburg as scenes in the snow, 420 by 300; small they are one face. */
import { SHIELD } from '../crests';
import { fitting, frame, ribbon } from '../ornament';
import {
  at,
  disc,
  each,
  glow,
  letters,
  line,
  patch,
  simply,
  solid,
  type Cloth,
  type Paint,
  type Pigment,
} from '../pen';
import { gallery, picture, type Picture } from '../picture';
import { tower, wall } from '../places/buildings';
import { mountain, pine, sky, snowfall } from '../places/nature';
import { barbarian, demon, dragon, goblin, orc, zombie, type Creature } from './creatures';

const WIDTH = 420;
const HEIGHT = 300;

/** The land in winter, with a border fort far away. */
function winter(above: Paint = 'frost1', below: Paint = 'frost2'): string {
  return (
    sky(WIDTH, HEIGHT, above, below, 40) +
    disc(338, 52, 44, 'disc', { opacity: 0.18 }) +
    disc(338, 52, 24, 'disc') +
    mountain(-30, 190, 200, 120) +
    mountain(240, 190, 220, 130) +
    mountain(110, 190, 170, 86) +
    patch('M0 172Q90 150 200 170T420 160V300H0z', 'snow', { ink: 1.4 }) +
    patch('M0 214Q120 186 250 208T420 196V300H0z', 'snow-d', { opacity: 0.7 }) +
    [
      [24, 198, 70],
      [58, 186, 50],
      [400, 200, 78],
      [366, 184, 52],
    ]
      .map(([x = 0, y = 0, height = 50]) => pine(x, y, height, 'pine', true))
      .join('') +
    at(
      192,
      176,
      0.42,
      tower(0, 0, 40, 70, { top: 'flat', teeth: 4 }) +
        wall(40, 0, 90, 38) +
        tower(130, 0, 36, 60, { top: 'flat' }),
    )
  );
}
const drift = (): string =>
  patch('M0 288Q60 274 130 286T280 284T420 280V300H0z', 'snow', { ink: 1.3 }) + snowfall(WIDTH, 270);

/** Four behind, three in front, the one in the middle leads. */
function horde(one: Creature, cloths: readonly [Cloth, Cloth, Cloth]): string {
  return (
    simply(
      () =>
        at(150, 208, 0.5, one({ spear: true })) +
        at(196, 200, 0.42, one({ crest: true })) +
        at(258, 204, 0.5, one({ helm: true })) +
        at(300, 212, 0.5, one({ spear: true, crest: true })),
    ) +
    at(106, 246, 1.12, one({ torch: true, crest: true, cloth: cloths[0] })) +
    at(318, 250, 1.08, one({ spear: true, turn: -4, cloth: cloths[1] })) +
    at(212, 222, 1.25, one({ helm: true, cloth: cloths[2], turn: 2 }))
  );
}

interface Horde {
  scene: () => string;
  /** One of them, for the small form. */
  face: () => string;
  colours: readonly [Pigment, Pigment];
}
const of = (
  one: Creature,
  cloths: readonly [Cloth, Cloth, Cloth],
  colours: Horde['colours'] = ['indigo', 'slate'],
): Horde => ({
  scene: () => winter() + horde(one, cloths) + drift(),
  face: () => at(50, 54, 1, one({ helm: true, cloth: cloths[2] })),
  colours,
});

const hordes = {
  goblins: of(goblin, ['brown', 'olive', 'madder'], ['indigo', 'goblin']),
  orcs: of(orc, ['oak', 'soot', 'brown'], ['indigo', 'malachite']),
  zombies: of(zombie, ['brown', 'plum', 'olive'], ['soot', 'grey']),
  barbarians: of(barbarian, ['brown', 'madder', 'oak'], ['indigo', 'brown']),
  demons: {
    scene: () =>
      winter('fire1', 'fire2') +
      glow(212, 230, 150, 'ochre', 0.7) +
      horde(demon, ['soot', 'madder', 'soot']) +
      drift(),
    face: () => at(50, 56, 0.92, demon({ helm: true })),
    colours: ['vermilion', 'soot'],
  },
  dragons: {
    scene: () =>
      winter('fire1', 'frost2') +
      at(226, 232, 1.12, dragon()) +
      each('40 252, 70 262, 104 268', (x, y, n) => glow(x, y, 20 + n * 4, 'ochre', 0.8)) +
      drift(),
    face: () => at(62, 96, 0.62, dragon()),
    colours: ['vermilion', 'gold'],
  },
} as const satisfies Record<string, Horde>;

export type EnemyKind = keyof typeof hordes;

interface Told {
  /** What is written on the shield, and on the ribbon. */
  strength?: number | string;
  name?: string;
}
function told(one: Horde, { strength = '', name = '' }: Told): Picture {
  const shield = () =>
    at(
      16,
      14,
      1.5,
      solid(SHIELD, 'soot', { shade: 2.4, ink: 1.3 }) + patch(SHIELD, 'none', { ink: 1.7, tone: 'gold' }),
    ) + letters(40, 48, strength, fitting(String(strength), 38, 34), { tone: 'ermine' });
  return {
    space: [0, 0, WIDTH, HEIGHT],
    draw: () =>
      one.scene() +
      frame(WIDTH, HEIGHT, { breadth: 10, colours: one.colours, block: 30 }) +
      (strength === '' ? '' : shield()) +
      (name && ribbon(146, 270, 128, name, 22)),
    small: {
      space: [0, 0, 100, 100],
      draw: () =>
        patch('M0 0h100v100H0z', 'frost1') + patch('M0 84Q50 74 100 84V100H0z', 'snow') + one.face(),
    },
  };
}
/** A horde with its strength and its name. */
export const enemy = (kind: EnemyKind, words: Told = {}): Picture => told(hordes[kind], words);
export const enemies: Readonly<Record<EnemyKind, Picture>> = gallery(hordes, (one) => told(one, {}));
/** The same as a small card without a frame: drawn with few strokes. */
const card = ({ scene }: Horde): Picture => picture(WIDTH, HEIGHT, () => simply(scene));
export const enemyCards: Readonly<Record<EnemyKind, Picture>> = gallery(hordes, card);
/** What nobody has seen yet: a forest in the snow by night, shapes between the trees, and eyes. */
const forest: Horde = {
  scene: () =>
    winter() +
    each(
      '128 226, 172 210, 212 222, 256 208, 298 224',
      (x, y) =>
        line(`M${x + 15} ${y + 34}V${y - 40}`, 3, 'soot') +
        patch(
          `M${x - 20} ${y + 40}Q${x - 22} ${y - 2} ${x - 8} ${y - 8}Q${x} ${y - 26} ${x + 8} ${y - 8}Q${x + 22} ${y - 2} ${x + 20} ${y + 40}z`,
          'soot',
        ) +
        disc(x - 3.5, y - 10, 1.8, 'gold-l') +
        disc(x + 3.5, y - 10, 1.8, 'gold-l'),
    ) +
    each('110 250, 320 252, 212 262', (x, y) => pine(x, y, 84, 'pine', true)) +
    drift(),
  face: () => letters(50, 72, '?', 66, { tone: 'ermine' }),
  colours: ['indigo', 'slate'],
};
/** How strong he may be is all that is known. */
export const unknownEnemy = (strength = ''): Picture => told(forest, { strength });
export const unknownCard = card(forest);
