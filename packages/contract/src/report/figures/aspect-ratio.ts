/** Shapes that players and feeds call by name. */
const NAMED = [
  [9, 16],
  [2, 3],
  [3, 4],
  [4, 5],
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 9],
  [21, 9],
] as const;

/** A shape is called by its name when it is off by less than a pixel in a hundred. */
const NEAR = 0.01;

/** '9 : 16', or '1.27 : 1' for a shape without a name; `ratio` is width over height. */
export function sayRatio(ratio: number): string {
  const named = NAMED.find(([width, height]) => Math.abs((ratio * height) / width - 1) < NEAR);
  return named ? `${named[0]} : ${named[1]}` : `${ratio.toFixed(2)} : 1`;
}
