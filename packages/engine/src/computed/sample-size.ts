/** What a test of two variants is to find. */
export interface TestPlan {
  /** Share of people who act on the present variant, between 0 and 1. */
  readonly baseRate: number;
  /** Smallest relative change of that share that is worth finding: 0.2 is a fifth more or less. */
  readonly relativeChange: number;
  /** Chance to find the change where it is there; 0.8 when left out. */
  readonly power?: number;
  /** Chance, both sides together, to find one where there is none; 0.05 when left out. */
  readonly level?: number;
}

/**
 * People each variant has to be shown to, by the usual formula for comparing two proportions: the variance is pooled
 * where nothing changed and each variant's own where it did (Fleiss, Levin and Paik 2003, chapter 4, no continuity correction).
 * @throws RangeError where a rate lies outside 0..1 or nothing is to be found
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

/** Half-width at which the search for a quantile stops; far below what a person more or less makes. */
const PRECISION = 1e-10;

/** The standard normal quantile of a share in 0..1, by halving an interval of the distribution function. */
function normalQuantile(share: number): number {
  let [low, high] = [-10, 10];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Standard normal distribution function, from its power series; exact to 1e-12 within five deviations. */
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
