export interface WeightedValue {
  readonly value: number;
  readonly weight: number;
}

/** Share of the weight that counts as the worst: about one line in a typical ad of three or four. Chosen by judgment. */
const WORST_SHARE = 0.3;

/** Weight of the worst part against the mean. A plain minimum would follow every misread scrap of text. */
const WORST_PART = 0.6;

/** NaN for an empty list. */
export function weightedMean(parts: readonly WeightedValue[]): number {
  let sum = 0;
  let all = 0;
  for (const { value, weight } of parts) {
    sum += value * weight;
    all += weight;
  }
  return sum / all;
}

/** Mean of the lowest 30% of the weight: a minimum that no single small part decides. */
export function lowestMean(parts: readonly WeightedValue[]): number {
  const budget = WORST_SHARE * parts.reduce((sum, { weight }) => sum + weight, 0);
  let left = budget;
  let sum = 0;
  for (const { value, weight } of parts.toSorted((a, b) => a.value - b.value)) {
    const taken = Math.min(left, weight);
    sum += value * taken;
    left -= taken;
  }
  return sum / budget;
}

/** Sorted by harm (shortfall from `good` times weight), then by lowest value. */
export const byHarm = <T extends WeightedValue>(parts: readonly T[], good: number): readonly T[] =>
  parts.toSorted((a, b) => harm(b, good) - harm(a, good) || a.value - b.value);

const harm = ({ value, weight }: WeightedValue, good: number): number => Math.max(0, good - value) * weight;

/** One figure for many parts where low is bad: the worst parts count most, but the rest count too. */
export const softWorst = (parts: readonly WeightedValue[]): number =>
  WORST_PART * lowestMean(parts) + (1 - WORST_PART) * weightedMean(parts);
