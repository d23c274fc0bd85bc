/** The ring of six landscapes round the road, as the board lays it out, and each landscape by itself. */
import {
  CENTRE,
  heart,
  INNER,
  isBeside,
  landmark,
  officeSize,
  oval,
  ROAD,
  wedge,
  type Size,
} from '../../../games/staufer/shape';
import { rosette } from '../ornament';
import { at, bar, clipped, gradient, line, patch, rect, simply } from '../pen';
import { gallery, picture, type Picture, type Place, type Scene } from '../picture';
import { castle } from '../places/buildings';
import { cloud, distance, hill, sky, tree } from '../places/nature';
import { landmarks, type RegionId } from './landmarks';

export type { RegionId };
export const isRegion = (id: string): id is RegionId => id in landmarks;

/** A region as a picture, 320 by 200. */
export const landscapes: Readonly<Record<RegionId, Picture>> = gallery(landmarks, (one) =>
  picture(
    320,
    200,
    () =>
      sky(320, 200, one.sky[0], one.sky[1], 24) +
      cloud(40, 44) +
      cloud(238, 34, 0.8) +
      distance('M0 138Q90 104 160 130T320 122', 200) +
      hill('M0 150Q160 132 320 150', 200, one.ground) +
      at(160, 156, 1.02, one.draw()) +
      hill('M0 188Q160 176 320 188', 200, one.ground),
    {
      space: [52, 20, 216, 150],
      draw: () =>
        bar(0, 0, 320, 200, 'calm') + bar(0, 150, 320, 50, one.ground) + at(160, 152, 0.98, one.draw()),
    },
  ),
);

/** What is seen in one wedge: sky, distance, ground, and the landmark where the things of the region leave room. */
function inWedge(id: RegionId, size: Size, n: number): string {
  const { sky: tones, ground, draw } = landmarks[id];
  const { x, y: floor, scale } = landmark(size, n);
  const { width, height } = size;
  const [left, right] = [x - width * 0.56, x + width * 0.56];
  const top = floor - height * 0.34;
  const [paint, definition] = gradient([
    [0, tones[0]],
    [1, tones[1]],
  ]);
  const below = `V${floor + height * 0.4}H${left}z`;
  const rise = 34 * scale;
  return (
    definition +
    bar(left, top, right - left, height * 0.36, paint) +
    cloud(x - 96 * scale, floor - 118 * scale, 0.9 * scale) +
    cloud(x + width * 0.2, floor - 128 * scale, 0.8 * scale) +
    cloud(x - width * 0.26, floor - 108 * scale, 0.7 * scale) +
    patch(
      `M${left} ${floor - 6}Q${x - width / 8} ${floor - rise} ${x} ${floor - 14 * scale}T${right} ${floor - 20 * scale}${below}`,
      'far',
    ) +
    patch(`M${left} ${floor + 4}Q${x} ${floor - 14 * scale} ${right} ${floor + 4}${below}`, ground, {
      ink: 1.4,
    }) +
    at(x, floor + 4 * scale, scale, simply(draw)) +
    patch(
      `M${left} ${floor + 46 * scale}Q${x} ${floor + 16 * scale} ${right} ${floor + 46 * scale}${below}`,
      ground,
      { ink: 1.3 },
    )
  );
}
/** The court's meadow in the middle, with the king's castle above what lies on it. */
function heartland(size: Size): string {
  const { width, height } = size;
  const [x, y] = [width / 2, height / 2];
  const [half, high] = [width * CENTRE * 0.5, height * CENTRE * 0.5];
  const unit = Math.min(width, height) / 900;
  const floor = y - high * 0.34;
  return (
    at(x - half, y - high, 1, sky(2 * half, 2 * high, 'sky1', 'sky2', 20)) +
    patch(
      `M${x - half} ${floor - 6}Q${x - half / 2} ${floor - 40 * unit} ${x} ${floor - 14}T${x + half} ${floor - 20 * unit}V${y + high}H${x - half}z`,
      'far',
    ) +
    patch(
      `M${x - half} ${floor + 8}Q${x} ${floor - 16 * unit} ${x + half} ${floor + 8}V${y + high}H${x - half}z`,
      'grass',
      {
        ink: 1.3,
      },
    ) +
    at(x - 41 * unit, floor + 2, 0.62 * unit, simply(castle)) +
    tree(x - 96 * unit, floor + 8, 12 * unit) +
    tree(x + 98 * unit, floor + 9, 13 * unit) +
    patch(
      `M${x - half} ${y + high * 0.3}Q${x} ${y + high * 0.2} ${x + half} ${y + high * 0.3}V${y + high}H${x - half}z`,
      'leaf',
      { ink: 1.3 },
    )
  );
}
/** The cloth on which the ring lies, seen in its corners. */
function cloth(width: number, height: number): string {
  const reach = Math.min(width, height) * 0.05;
  const corner = (x: number, y: number) => rosette(x, y, reach * 0.42, 'madder');
  return (
    bar(0, 0, width, height, 'forest-d') +
    line(rect(5, 5, width - 10, height - 10), 1.6, 'gold-d') +
    corner(reach, reach) +
    corner(width - reach, reach) +
    corner(reach, height - reach) +
    corner(width - reach, height - reach)
  );
}

/** The whole ring for a board of this size; `order` goes clockwise from the top. */
export function ring(order: readonly RegionId[], width = 1000, height = 900): Scene {
  const size: Size = { width, height };
  const places: Place[] = order.map((id, n) => {
    const { x, y } = heart(size, n, officeSize(size, isBeside(n), 60));
    const [w, h] = [width * 0.26, height * 0.24];
    return { id, x: x - w / 2, y: y - h / 2, width: w, height: h };
  });
  return {
    space: [0, 0, width, height],
    places,
    draw: () =>
      cloth(width, height) +
      patch(oval(size, 1), 'ink') +
      order
        .map((id, n) => {
          const outline = wedge(size, n);
          return clipped(outline, inWedge(id, size, n)) + line(outline, 3.4) + line(outline, 1.6, 'gold');
        })
        .join('') +
      patch(oval(size, INNER), 'earth-d', { ink: 2 }) +
      patch(oval(size, INNER - 0.012), 'earth') +
      line(oval(size, ROAD), 2, 'earth-d', { dash: '10 12' }) +
      clipped(oval(size, CENTRE), heartland(size)) +
      line(oval(size, CENTRE), 4.4) +
      line(oval(size, CENTRE), 2.2, 'gold'),
  };
}
