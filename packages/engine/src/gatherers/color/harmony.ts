/** Sectors of a template on the color wheel: center and half width, in degrees. Cohen-Or et al. 2006, figure 2. */
const TEMPLATES: readonly {
  readonly name: string;
  readonly sectors: readonly (readonly [number, number])[];
}[] = [
  { name: 'i (one hue)', sectors: [[0, 9]] },
  { name: 'V (neighbouring hues)', sectors: [[0, 46.8]] },
  {
    name: 'I (opposite hues)',
    sectors: [
      [0, 9],
      [180, 9],
    ],
  },
  {
    name: 'L (hues at a right angle)',
    sectors: [
      [0, 9],
      [90, 39.6],
    ],
  },
  {
    name: 'Y (a range and its opposite)',
    sectors: [
      [0, 46.8],
      [180, 9],
    ],
  },
  {
    name: 'X (two opposite ranges)',
    sectors: [
      [0, 46.8],
      [180, 46.8],
    ],
  },
  { name: 'T (half of the wheel)', sectors: [[0, 90]] },
];

export const HUE_BINS = 72;
const DEGREES = 360 / HUE_BINS;

/** A simpler template is preferred if it fits at most this much worse than the best one. */
const SIMPLER = 0.03;

interface Fit {
  readonly name: string;
  /** From 0 (no better than evenly spread hues) to 1 (all inside). */
  readonly fit: number;
}

/**
 * How close hues lie to a harmonic template, given the weights of 72 hues around the wheel. The distance is relative to that
 * of evenly spread hues; otherwise the widest template would always win.
 */
export function harmonyOf(weights: Float64Array): Fit {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fits = TEMPLATES.map(({ name, sectors }) => {
    const distances = Array.from({ length: HUE_BINS }, (_, bin) => distance(bin * DEGREES, sectors));
    const even = distances.reduce((sum, d) => sum + d, 0) / HUE_BINS;
    return { name, fit: total > 0 ? Math.max(0, 1 - leastDistance(weights, distances) / total / even) : 1 };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  const named = fits.find(({ fit }) => fit >= best - SIMPLER);
  return { name: named?.name ?? '', fit: best };
}

/** Minimum over all rotations of the template. */
function leastDistance(weights: Float64Array, distances: readonly number[]): number {
  let least = Infinity;
  for (let turn = 0; turn < HUE_BINS; turn++) {
    let sum = 0;
    weights.forEach((weight, bin) => (sum += weight * distances[(bin + turn) % HUE_BINS]!));
    least = Math.min(least, sum);
  }
  return least;
}

/** Degrees to the edge of the nearest sector; 0 inside. */
const distance = (hue: number, sectors: readonly (readonly [number, number])[]): number =>
  Math.min(...sectors.map(([middle, half]) => Math.max(0, arc(hue, middle) - half)));

/** Degrees between two hues, the short way around. */
export function arc(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}
