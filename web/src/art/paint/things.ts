/** Things that several games have: coins, crowns, cards, felt. */
import { crest } from './crests';
import { diaper, frame, leafGold } from './ornament';
import { at, bar, clipped, disc, dot, each, line, patch, rect, solid, times, type Pigment } from './pen';
import { picture, type Picture } from './picture';

const CROWN = 'M-7 6l-1-11l5 4l3-6l3 6l5-4l-1 11z';

/** A coin round its middle, 17 in radius. */
export const coin = (): string =>
  solid(dot(0, 0, 17), 'gold', { shade: 4, rim: 1.2 }) + patch(CROWN, 'gold-d');
export const coinPicture: Picture = { space: [-20, -20, 40, 40], draw: coin };
/** So many coins in stacks of five, 130 by 90. */
export function coins(n: number): Picture {
  return picture(130, 96, () =>
    times(Math.min(n, 25), (one) => {
      const [stack, high] = [Math.floor(one / 5), one % 5];
      return at(
        24 + stack * 21 + (stack % 2) * 2,
        76 - high * 10 - (stack % 2) * 6,
        1,
        solid('M-19 0C-19 -12 19 -12 19 0V5C19 17 -19 17 -19 5Z', 'gold', { shade: 4 }) +
          patch('M-17 0C-17 -10 17 -10 17 0S-17 10 -17 0z', 'gold-l') +
          line('M-11 0C-11 -6 11 -6 11 0S-11 6 -11 0z', 1.1, 'gold-d'),
      );
    }),
  );
}

/** The crown: 64 by 56. */
export const crown: Picture = picture(64, 56, () => {
  const gem = (x: number, y: number, pigment: Pigment) =>
    solid(dot(x, y, 3.2), pigment, { shade: 1.2, ink: 1 });
  return (
    solid('M12 40C10 20 54 20 52 40Z', 'madder', { shade: 4 }) +
    solid('M9 46L4 16L17 27L24 6L32 24L40 6L47 27L60 16L55 46Q32 54 9 46Z', 'gold', {
      shade: 3.6,
      rim: 1.2,
      over: line('M10 40Q32 48 54 40', 1.1, 'gold-d'),
    }) +
    each('4 15, 24 5, 40 5, 60 15', (x, y) => gem(x, y, 'gold')) +
    gem(32, 42, 'vermilion') +
    gem(19, 40, 'azure') +
    gem(45, 40, 'azure')
  );
});

/** The back of a card with a diapered ground and a crest or a sign, 200 by 280. */
export function cardBack(ground: readonly [Pigment, Pigment], sign: () => string): Picture {
  return picture(200, 280, () => {
    const [gold, definition] = leafGold();
    return (
      bar(0, 0, 200, 280, 'linen', { round: 10 }) +
      definition +
      clipped(rect(8, 8, 184, 264), diaper(200, 280, ground, 34)) +
      at(8, 8, 1, frame(184, 264, { breadth: 12, colours: ground })) +
      disc(100, 140, 46, ground[1], { ink: 2 }) +
      disc(100, 140, 42, 'none', { ink: 2.4, tone: gold }) +
      at(100, 140, 1, sign()) +
      bar(1, 1, 198, 278, 'none', { round: 10, ink: 2 })
    );
  });
}
export const crownSign = (): string => at(0, 4, 4, patch(CROWN, 'gold', { ink: 0.5 }));

/** The crest of a seat as a picture. */
export const crestPicture = (...which: Parameters<typeof crest>): Picture =>
  picture(32, 36, () => crest(...which));

/** A table of oak with a cloth of felt, as wide and high as wanted. */
export function table(width: number, height: number): Picture {
  return picture(width, height, () => {
    const boards = Math.ceil(height / 70);
    const inner = (inset: number) => rect(inset, inset * 0.7, width - 2 * inset, height - 1.4 * inset);
    return (
      bar(0, 0, width, height, 'oak') +
      times(
        boards,
        (n) =>
          bar(0, (n * height) / boards, width, height / boards - 1.5, n % 2 ? 'oak' : 'brown-d', {
            opacity: 0.9,
          }) +
          line(
            `M${(n * 197) % (width * 0.6)} ${((n + 0.5) * height) / boards}q60-6 130 0t160 2`,
            1.2,
            'oak-d',
            {
              opacity: 0.6,
            },
          ),
      ) +
      patch(inner(60), 'felt', { ink: 3 }) +
      line(inner(68), 3, 'gold') +
      line(inner(74), 1, 'gold')
    );
  });
}
