/** What an A/B test should detect. */
export interface TestPlan {
  /** Share of people who act on the current variant, between 0 and 1. */
  readonly baseRate: number;
  /** Smallest relative change of that share worth detecting: 0.2 is a fifth more or less. */
  readonly relativeChange: number;
  /** Probability of detecting the change when it exists; 0.8 by default. */
  readonly power?: number;
  /** Two-sided probability of detecting a change that does not exist; 0.05 by default. */
  readonly level?: number;
}

/**
 * Number of people who must see each variant, by the standard formula for comparing two proportions. The variance is pooled
 * under no change and separate under change (Fleiss, Levin and Paik 2003, chapter 4, no continuity correction).
 * @throws RangeError when a rate is not strictly between 0 and 1, or when the change is 0
 */
export function sampleSize({ baseRate, relativeChange, power = 0.8, level = 0.05 }: TestPlan): number {
  const other = baseRate * (1 + relativeChange);
  const shares = [baseRate, other, power, level];
  if (relativeChange === 0 || !shares.every((share) => share > 0 && share < 1))
    throw new RangeError('Both rates must lie between 0 and 100%, and differ.');
  const pooled = (baseRate + other) / 2;
  const unchanged = normalQuantile(1 - level / 2) * Math.sqrt(2 * variance(pooled));
  const changed = normalQuantile(power) * Math.sqrt(variance(baseRate) + variance(other));
  return Math.ceil(((unchanged + changed) / (other - baseRate)) ** 2);
}

const variance = (share: number): number => share * (1 - share);

/** Width of the interval at which the quantile search stops; far too small to change the result by one person. */
const PRECISION = 1e-10;

/** Standard normal quantile of a share in 0..1, by bisection. */
function normalQuantile(share: number): number {
  let [low, high] = [-10, 10];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Standard normal distribution function, by its power series; exact to 1e-12 within five standard deviations. */
function normalShare(at: number): number {
  if (Math.abs(at) > 6) return at > 0 ? 1 : 0;
  let term = at;
  let sum = at;
  for (let n = 1; Math.abs(term) > 1e-16; n++) {
    term *= (at * at) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-at * at) / 2)) / Math.sqrt(2 * Math.PI);
}
