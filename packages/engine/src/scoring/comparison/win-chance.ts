/** A score with its measurement interval. */
export interface UncertainScore {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** Intervals hold the score 90% of the time (docs/decisions/011), so each side spans this many standard deviations. */
const DEVIATIONS = 1.645;

/**
 * Minimum standard deviation, in points. When a file is merely saved again, 95% of copies score within 3 points
 * (docs/decisions/007), which is 1.96 x sqrt(2) x this. No interval makes a score more certain than that.
 */
const STABILITY = 1.1;

const STEPS = 2000;
/** Standard deviations beyond which the remaining probability is negligible. */
const REACH = 6;

/** Uses the wider side: at 0 and 100 the interval is cut off, but the uncertainty is not. */
const deviationOf = ({ score, low, high }: UncertainScore): number =>
  Math.max(Math.max(score - low, high - score) / DEVIATIONS, STABILITY);

/** Cumulative distribution of the standard normal, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/**
 * Returns for each score the probability, 0..1, that it is truly the highest, given its measurement error. They add up to
 * 1. This compares measurements only; it does not predict what an ad will sell.
 */
export function winChances(scores: readonly UncertainScore[]): number[] {
  const bells = scores.map((one) => ({ mean: one.score, deviation: deviationOf(one) }));
  const from = Math.min(...bells.map(({ mean, deviation }) => mean - REACH * deviation));
  const to = Math.max(...bells.map(({ mean, deviation }) => mean + REACH * deviation));
  const chances = bells.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const left = from + ((to - from) * step) / STEPS;
    const right = from + ((to - from) * (step + 1)) / STEPS;
    const below = bells.map(({ mean, deviation }) => normalBelow(((left + right) / 2 - mean) / deviation));
    for (const [index, { mean, deviation }] of bells.entries()) {
      const here = normalBelow((right - mean) / deviation) - normalBelow((left - mean) / deviation);
      const others = below.reduce(
        (product, share, other) => (other === index ? product : product * share),
        1,
      );
      chances[index] = (chances[index] ?? 0) + here * others;
    }
  }
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / all);
}
