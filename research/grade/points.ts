import { countedScore } from '../../packages/engine/src/scoring/counted-score.ts';

/** Results of one audit on every creative. */
export interface Column {
  readonly id: string;
  /** 0..100; NaN when there is none. */
  readonly scores: readonly number[];
  /** 0..1; 0 when there is no score. */
  readonly confidences: readonly number[];
  /** Initial points, which stay where the ratings are silent. */
  readonly prior: number;
}

export interface Points {
  readonly points: number;
  readonly typical: number;
}

/** Row indices of a creative and an altered copy that everyone would rate the same. */
export interface Pair {
  readonly of: number;
  readonly copy: number;
}

/**
 * Weight of "a pair gets the same points" relative to one creative. Heavier pairs move less, but then faint text and misspelled
 * words, which are read in one copy and missed in the other, cost fewer points (decision 077).
 */
export const PAIR_WEIGHT = 16;

/** How strongly points stay at their prior and `typical` at the mean, in squared points of one creative. */
const PRIOR_STRENGTH = { points: 40, typical: 20 } as const;
const SWEEPS = 2000;
const SETTLED = 1e-4;
/** Typical score of an audit that almost no creative has. */
const MIDDLING = 75;

/**
 * Fits the points of a category's audits by least squares: 100 minus what each audit takes away should equal the target.
 * Points are never negative, and `typical` stays within 0..100.
 * @param weights of the creatives; 0 leaves one out
 * @param pairs that should get the same points
 */
export function fitPoints(
  columns: readonly Column[],
  targets: readonly number[],
  weights: readonly number[],
  pairs: readonly Pair[] = [],
): readonly Points[] {
  const count = columns.length;
  const typical = columns.map((column) => typicalScore(column, targets.length));
  // Two unknowns per audit: its points, and its points times the share that is typically lost.
  const rowOf = (at: number): readonly number[] => [
    ...columns.map(({ confidences, scores }) =>
      confidences[at]! > 0 ? confidences[at]! * (1 - scores[at]! / 100) : 0,
    ),
    ...columns.map(({ confidences }) => 1 - confidences[at]!),
  ];
  const size = 2 * count;
  const squares = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  const include = (row: readonly number[], lost: number, weight: number): void => {
    if (weight === 0) return;
    for (let i = 0; i < size; i++) {
      right[i]! += weight * row[i]! * lost;
      for (let j = 0; j < size; j++) squares[i]![j]! += weight * row[i]! * row[j]!;
    }
  };
  for (const [at, target] of targets.entries()) include(rowOf(at), 100 - target, weights[at]!);
  for (const { of, copy } of pairs) {
    const before = rowOf(of);
    include(
      rowOf(copy).map((value, i) => value - before[i]!),
      0,
      PAIR_WEIGHT * weights[of]!,
    );
  }
  for (let k = 0; k < count; k++) {
    const lost = 1 - typical[k]! / 100;
    squares[k]![k]! += PRIOR_STRENGTH.points + PRIOR_STRENGTH.typical * lost * lost;
    squares[count + k]![count + k]! += PRIOR_STRENGTH.typical;
    squares[k]![count + k]! -= PRIOR_STRENGTH.typical * lost;
    squares[count + k]![k]! -= PRIOR_STRENGTH.typical * lost;
    right[k]! += PRIOR_STRENGTH.points * columns[k]!.prior;
  }
  const start = columns.flatMap(({ prior }) => prior);
  const found = descend(squares, right, [
    ...start,
    ...start.map((prior, k) => prior * (1 - typical[k]! / 100)),
  ]);
  return columns.map((_, k) => ({
    points: found[k]!,
    typical: found[k]! > 0 ? 100 * (1 - found[count + k]! / found[k]!) : typical[k]!,
  }));
}

/** Mean of the known scores, weighted by confidence. Copies do not count. */
function typicalScore({ scores, confidences }: Column, creatives: number): number {
  const own = confidences.slice(0, creatives);
  const sure = own.reduce((sum, each) => sum + each, 0);
  if (sure < 5) return MIDDLING;
  return own.reduce((sum, each, at) => sum + (each > 0 ? each * scores[at]! : 0), 0) / sure;
}

/** Coordinate descent within the bounds. */
function descend(squares: readonly Float64Array[], right: Float64Array, start: number[]): number[] {
  const size = start.length;
  const count = size / 2;
  const at = [...start];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0;
    for (let k = 0; k < size; k++) {
      let slope = -right[k]!;
      for (let j = 0; j < size; j++) slope += squares[k]![j]! * at[j]!;
      const [low, high] = k < count ? [at[count + k]!, Infinity] : [0, at[k - count]!];
      const next = Math.min(high, Math.max(low, at[k]! - slope / squares[k]![k]!));
      moved = Math.max(moved, Math.abs(next - at[k]!));
      at[k] = next;
    }
    if (moved < SETTLED) break;
  }
  return at;
}

/** Category score, 0..100, as `total` in the engine computes it. */
export function categoryScore(columns: readonly Column[], points: readonly Points[], at: number): number {
  const lost = columns.reduce((sum, { scores, confidences }, k) => {
    const { points: own, typical } = points[k]!;
    const confidence = confidences[at]!;
    const counted = countedScore(typical, { score: confidence > 0 ? scores[at]! : null, confidence });
    return sum + (own * (100 - counted)) / 100;
  }, 0);
  return Math.max(0, 100 - lost);
}
