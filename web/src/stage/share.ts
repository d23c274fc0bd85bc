/** The end of a game as a picture to send: drawn here, from the same banners, and given to whoever wants to share or keep it. */
import { crown } from '../art/paint/things';
import { markup } from '../art/paint/hang';
import type { Picture } from '../art/paint/picture';
import type { SeatInfo } from '../games/types';
import type { OutcomeInfo } from '../lib/api';
import { date } from '../lib/i18n.svelte';
import { banner, BANNER, evening } from './banner';

const WIDTH = 1200;
const HEIGHT = 675;

export interface Result {
  game: string;
  seats: readonly SeatInfo[];
  outcome: OutcomeInfo;
  headline: string;
  note: string;
}

/** A picture that stands alone has no style sheet: every pigment becomes the colour that it has here and now. */
export function coloured(text: string, valueOf: (name: string) => string, dark: boolean): string {
  return text.replace(/var\((--a-[\w-]+)\)/g, (_, name: string) => {
    const value = valueOf(name).trim();
    const both = /^light-dark\((.+?),\s*(.+)\)$/.exec(value);
    return (both ? both[dark ? 2 : 1] : value) ?? '';
  });
}

async function imageOf(picture: Picture): Promise<HTMLImageElement> {
  const style = getComputedStyle(document.documentElement);
  const dark =
    document.documentElement.dataset['theme'] === 'dark' ||
    (!document.documentElement.dataset['theme'] && matchMedia('(prefers-color-scheme: dark)').matches);
  const [x, y, width, height] = picture.space;
  const inside = coloured(markup(picture, 'full', 'share'), (name) => style.getPropertyValue(name), dark);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
}

export async function drawResult({ game, seats, outcome, headline, note }: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(await imageOf(evening), 0, 0, WIDTH, HEIGHT);
  const most = Math.max(1, ...outcome.scores);
  const step = WIDTH / (seats.length + 0.4);
  const wide = Math.min(BANNER.width, step * 0.86);
  const scale = wide / BANNER.width;
  pen.textAlign = 'center';
  for (const [n, info] of seats.entries()) {
    const score = outcome.scores[info.seat] ?? 0;
    const left = step * (n + 0.7) - wide / 2;
    const top = HEIGHT - (190 + 250 * Math.max(0, score / most));
    pen.drawImage(await imageOf(banner(info.colour, info.crest)), left, top, wide, BANNER.height * scale);
    if (outcome.places[info.seat] === 1)
      pen.drawImage(await imageOf(crown), left + wide * 0.2, top - wide * 0.42, wide * 0.6, wide * 0.525);
    pen.fillStyle = '#fffaf0';
    pen.font = `600 ${Math.round(22 * Math.max(0.7, scale))}px "EB Garamond", serif`;
    pen.fillText(info.name, left + wide / 2, top + 150 * scale, wide * 0.78);
    pen.font = `600 ${Math.round(58 * scale)}px "EB Garamond", serif`;
    pen.fillText(String(score), left + wide / 2, top + 205 * scale);
  }
  pen.fillStyle = '#f3e8cf';
  pen.fillRect(0, 0, WIDTH, 92);
  pen.fillStyle = '#2b1d16';
  pen.font = '600 38px "EB Garamond", serif';
  pen.fillText(headline, WIDTH / 2, 46, WIDTH - 40);
  pen.font = '500 21px "EB Garamond", serif';
  pen.fillText([game, date(Date.now() / 1000), note].filter(Boolean).join(' · '), WIDTH / 2, 78, WIDTH - 40);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** To another app where the device can do that, else into the folder of downloads. */
export async function sharePicture(result: Result): Promise<void> {
  const blob = await drawResult(result);
  if (!blob) return;
  const file = new File([blob], 'hoftag.png', { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: result.headline }).catch(() => undefined); // changed their mind
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
