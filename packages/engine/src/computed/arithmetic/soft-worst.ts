export interface Weighed {
  readonly value: number;
  readonly weight: number;
}

/** Share of the weight that counts as 'the worst'. Judgment: about one line in a typical ad of three or four. */
const WORST_SHARE = 0.3;

/** How much the worst counts against the mean. A bare minimum would follow every misread scrap of text. */
const WORST_PART = 0.6;

/** Mean by weight; NaN for an empty list. */
export function weighedMean(parts: readonly Weighed[]): number {
  let sum = 0;
  let all = 0;
  for (const { value, weight } of parts) {
    sum += value * weight;
    all += weight;
  }
  return sum / all;
}

/** Mean of the lowest 30 % of the weight: a minimum that no single small part decides. */
export function lowestMean(parts: readonly Weighed[]): number {
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

/** The parts by what they cost: how far they fall short of `good`, times their weight; then the lowest first. */
export const byHarm = <T extends Weighed>(parts: readonly T[], good: number): readonly T[] =>
  parts.toSorted((a, b) => harm(b, good) - harm(a, good) || a.value - b.value);

const harm = ({ value, weight }: Weighed, good: number): number => Math.max(0, good - value) * weight;

/** One figure for many parts where low is bad: the worst counts most, the rest is heard. */
export const softWorst = (parts: readonly Weighed[]): number =>
  WORST_PART * lowestMean(parts) + (1 - WORST_PART) * weighedMean(parts);
