/**
 * What a link to a table shows where it is sent: the picture of the game above, words on vellum below. The server sets
 * the words: {{title}}, {{line}}, and {{seats}} for `<use href="#shield-N">` and `<use href="#charge-NAME">` of each.
 */
import { allSigns } from '../signs';
import { chargeOf, COLOURS, emptyShield } from './crests';
import { diaper } from './ornament';
import { at, bar, line, patch, times } from './pen';
import { painted, svg } from './sheet';
import type { Drawn } from './picture';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** So high is the picture; the rest is vellum. */
const ABOVE = 458;
const CROWN = 'M4 18 2 5.500l7 5.500L14 2l5 9 7-5.500L24 18zM4.500 21.500h19';

const CROWN_BODY = 'M4 18 2 5.500l7 5.500L14 2l5 9 7-5.500L24 18zM4 18h20v5H4z';

/** For a game that brings no picture: a ground as in the manuscripts, and a crown. */
const plain = (): string =>
  diaper(WIDTH, ABOVE, ['indigo', 'madder'], 40) +
  at(WIDTH / 2 - 168, 90, 12, patch(CROWN_BODY, 'gold', { ink: 0.4 }));

/** The middle of a wide picture, as wide as it fits over the vellum. */
function above({ space, draw }: Drawn): string {
  const [x, y, width, height] = space;
  const k = ABOVE / height;
  const left = Math.max(0, width - WIDTH / k);
  return at(-(x + left) * k, -y * k, k, draw());
}

export function linkPicture(picture?: Drawn): string {
  const vellum = HEIGHT - ABOVE;
  const draw = () =>
    (picture ? above(picture) : plain()) +
    bar(0, ABOVE, WIDTH, vellum, 'linen') +
    bar(0, ABOVE + vellum - 12, WIDTH, 12, 'linen-d') +
    bar(0, ABOVE - 6, WIDTH, 12, 'gold') +
    line(`M0 ${ABOVE - 6}h${WIDTH}M0 ${ABOVE + 6}h${WIDTH}`, 2.4) +
    at(1052, ABOVE + 46, 1.5, `<g fill="none">${line(CROWN, 2.2)}</g>`);
  const named = (id: string, drawn: string) => `<g id="${id}">${at(0, 0, 1.9, drawn)}</g>`;
  const seats = () =>
    times(COLOURS, (n) => named(`shield-${n}`, emptyShield(n))) +
    allSigns.map((sign) => named(`charge-${sign}`, chargeOf(sign))).join('');
  const crown = () => `<g id="crown">${at(9, -38, 1.55, patch(CROWN_BODY, 'gold', { ink: 1.2 }))}</g>`;
  const words = (y: number, size: number, tone: string, text: string, more = '') =>
    `<text x="48" y="${y}" font-family="EB Garamond SemiBold" font-size="${size}" fill="${tone}"${more}>${text}</text>`;
  return svg(
    [0, 0, WIDTH, HEIGHT],
    painted({ draw: () => `<defs>${seats()}${crown()}</defs>` + draw() }, 'day') +
      words(ABOVE + 92, 60, '#2b1d16', '{{title}}') +
      words(ABOVE + 136, 34, '#5a4436', '{{line}}') +
      words(ABOVE + 126, 38, '#2b1d16', 'Hoftag').replace('x="48"', 'x="1014"') +
      `<g transform="translate(48 ${ABOVE - 34})">{{seats}}</g>`,
  );
}
