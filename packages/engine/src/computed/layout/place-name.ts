import { type Box, centre } from '../../geometry.ts';

/** Where in the picture a box lies, as a person says it: 'at the top left', 'in the middle'. */
export function placeName(box: Box): string {
  const { x, y } = centre(box);
  const place = [third(y, ['top', '', 'bottom']), third(x, ['left', '', 'right'])]
    .filter((word) => word !== '')
    .join(' ');
  return place === '' ? 'in the middle' : `at the ${place}`;
}

const third = (position: number, names: readonly [string, string, string]): string =>
  position < 0.4 ? names[0] : position > 0.6 ? names[2] : names[1];
