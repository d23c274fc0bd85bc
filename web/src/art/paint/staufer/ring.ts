/** The ring of six landscapes round the road, as the board lays it out, and each landscape by itself. */
import { at as point, CENTRE, middle, oval, ROAD, wedge, type Size } from '../../../games/staufer/shape';
import { at, bar, clipped, gradient, line, patch, simply } from '../pen';
import { gallery, picture, type Picture, type Place, type Scene } from '../picture';
import { castle } from '../places/buildings';
import { cloud, distance, hill, sky, tree } from '../places/nature';
import { landmarks, type RegionId } from './landmarks';

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

/** What is seen in one wedge: sky, distance, ground, and the landmark in its upper part. */
function inWedge(id: RegionId, size: Size, n: number): string {
  const { sky: tones, ground, draw } = landmarks[id];
  const { x, y } = point(size, middle(n), 0.72);
  const side = n % 3 === 1;
  const upper = y < size.height / 2;
  const unit = Math.min(size.width, size.height * 1.1) / 1000;
  const floor = side ? y - size.height * 0.05 : upper ? size.height * 0.16 : size.height * 0.76;
  const [paint, definition] = gradient([
    [0, tones[0]],
    [1, tones[1]],
  ]);
  const wide = size.width * 0.36;
  const [left, right, top] = [x - wide, x + wide, floor - size.height * 0.3];
  return (
    definition +
    bar(left, top, 2 * wide, size.height * 0.32, paint) +
    cloud(x - 90 * unit, floor - 84 * unit, 0.9 * unit) +
    patch(
      `M${left} ${floor - 6}Q${x - wide / 3} ${floor - 40 * unit} ${x} ${floor - 14 * unit}T${right} ${floor - 20 * unit}V${size.height}H${left}z`,
      'far',
    ) +
    patch(
      `M${left} ${floor + 4}Q${x} ${floor - 14 * unit} ${right} ${floor + 4}V${size.height}H${left}z`,
      ground,
      { ink: 1.4 },
    ) +
    at(x, floor + 4, (side ? 1.02 : 0.86) * unit, simply(draw)) +
    patch(
      `M${left} ${floor + 40 * unit}Q${x} ${floor + 24 * unit} ${right} ${floor + 40 * unit}V${size.height}H${left}z`,
      ground,
      { ink: 1.3 },
    )
  );
}
/** The court's meadow in the middle. */
function heartland(size: Size): string {
  const { width, height } = size;
  const [x, y] = [width / 2, height / 2];
  const [half, high] = [width * CENTRE * 0.5, height * CENTRE * 0.5];
  const unit = Math.min(width, height * 1.1) / 1000;
  return (
    at(x - half, y - high, 1, sky(2 * half, 2 * high, 'sky1', 'sky2', 20)) +
    patch(
      `M${x - half} ${y - 10}Q${x - half / 2} ${y - 50 * unit} ${x} ${y - 14}T${x + half} ${y - 20}V${y + high}H${x - half}z`,
      'far',
    ) +
    patch(`M${x - half} ${y + 20}Q${x} ${y - 10} ${x + half} ${y + 20}V${y + high}H${x - half}z`, 'grass', {
      ink: 1.3,
    }) +
    at(x - 56 * unit, y + 14, 0.86 * unit, castle()) +
    tree(x - 120 * unit, y + 26, 15 * unit) +
    tree(x + 124 * unit, y + 28, 16 * unit) +
    patch(
      `M${x - half} ${y + 56 * unit}Q${x} ${y + 40 * unit} ${x + half} ${y + 56 * unit}V${y + high}H${x - half}z`,
      'leaf',
      { ink: 1.3 },
    )
  );
}

/** The whole ring for a board of this size; `order` goes clockwise from the top. */
export function ring(order: readonly RegionId[], width = 1000, height = 900): Scene {
  const size: Size = { width, height };
  const places: Place[] = order.map((id, n) => {
    const { x, y } = point(size, middle(n), 0.73);
    const [w, h] = [width * 0.26, height * 0.24];
    return { id, x: x - w / 2, y: y - h / 2, width: w, height: h };
  });
  return {
    space: [0, 0, width, height],
    places,
    draw: () =>
      patch(oval(size, 1), 'ink') +
      order
        .map((id, n) => {
          const outline = wedge(size, n);
          return clipped(outline, inWedge(id, size, n)) + line(outline, 3.4) + line(outline, 1.6, 'gold');
        })
        .join('') +
      patch(oval(size, 0.45), 'earth-d', { ink: 2 }) +
      patch(oval(size, 0.438), 'earth') +
      line(oval(size, ROAD), 2, 'earth-d', { dash: '10 12' }) +
      clipped(oval(size, CENTRE), heartland(size)) +
      line(oval(size, CENTRE), 4.4) +
      line(oval(size, CENTRE), 2.2, 'gold'),
  };
}
