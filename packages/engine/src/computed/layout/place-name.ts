import { type Box, centerOf } from '../../geometry.ts';

const heightOf = (y: number): string => third(y, ['top', '', 'bottom']);
const sideOf = (x: number): string => third(x, ['left', '', 'right']);

/** Plain name of a box's position: 'at the top left', 'on the left', 'in the middle'. */
export function placeName(box: Box): string {
  const { x, y } = centerOf(box);
  return placed(heightOf(y), sideOf(x));
}

/** The same for several boxes, as far as they share it: 'at the bottom'. Empty when they are all over the picture. */
export function placeOfAll(boxes: readonly Box[]): string {
  const centers = boxes.map(centerOf);
  const heights = new Set(centers.map(({ y }) => heightOf(y)));
  const sides = new Set(centers.map(({ x }) => sideOf(x)));
  const [height = ''] = heights.size === 1 ? heights : [];
  const [side = ''] = sides.size === 1 ? sides : [];
  return height === '' && side === '' && heights.size + sides.size > 2 ? '' : placed(height, side);
}

function placed(height: string, side: string): string {
  if (height === '') return side === '' ? 'in the middle' : `on the ${side}`;
  return `at the ${height} ${side}`.trimEnd();
}

const third = (position: number, names: readonly [string, string, string]): string =>
  position < 0.4 ? names[0] : position > 0.6 ? names[2] : names[1];
