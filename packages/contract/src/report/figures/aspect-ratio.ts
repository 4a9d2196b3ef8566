/** Ratios that players and feeds refer to by name. */
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

/** A ratio gets a name if it is off by less than 1%: a pixel in a hundred. */
const NEAR = 0.01;

/** '9 : 16', or '1.27 : 1' for a ratio without a name. `ratio` is width divided by height. */
export function formatAspectRatio(ratio: number): string {
  const named = NAMED.find(([width, height]) => Math.abs((ratio * height) / width - 1) < NEAR);
  return named ? `${named[0]} : ${named[1]}` : `${ratio.toFixed(2)} : 1`;
}
