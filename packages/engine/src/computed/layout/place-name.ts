import { type Box, centre } from '../../geometry.ts';

/** Where in the picture a box lies, as a person says it: 'at the top left', 'on the left', 'in the middle'. */
export function placeName(box: Box): string {
  const { x, y } = centre(box);
  const height = third(y, ['top', '', 'bottom']);
  const side = third(x, ['left', '', 'right']);
  if (height === '') return side === '' ? 'in the middle' : `on the ${side}`;
  return `at the ${height} ${side}`.trimEnd();
}

const third = (position: number, names: readonly [string, string, string]): string =>
  position < 0.4 ? names[0] : position > 0.6 ? names[2] : names[1];
