import { quantile } from '../statistics/bootstrap.ts';
import { spearman } from '../statistics/ridge.ts';
import type { CrossValidated, CrossValidationItem } from './cross-validated.ts';
import type { Pair } from './points.ts';
import { QUALITIES_BY_CATEGORY } from './target.ts';

/** Prints how well scores and ratings agree, set by set. */
export function printFigures(
  items: readonly CrossValidationItem[],
  { overall, categories }: CrossValidated,
): void {
  for (const set of new Set(items.map((item) => item.set))) {
    const own = items.flatMap((item, at) => (item.set === set ? [at] : []));
    say(
      `${set} (n ${own.length}) overall: ${agreement(items, own, overall, 'overall')}; ${levels(items, own, overall)}`,
    );
    for (const [id, scores] of categories) {
      const asked = (QUALITIES_BY_CATEGORY[id] ?? []).filter((name) =>
        own.some((at) => items[at]!.ratings[name] !== undefined),
      );
      say(`  ${id}: ${asked.map((name) => `${name} ${agreement(items, own, scores, name)}`).join(', ')}`);
    }
  }
}

/** Prints how far scores of re-saved copies are from their originals, set by set. */
export function printMoves(
  pairs: readonly Pair[],
  rows: readonly CrossValidationItem[],
  overall: readonly number[],
): void {
  for (const [set, own] of Map.groupBy(pairs, ({ of }) => rows[of]!.set)) {
    const moved = own
      .map(({ of, copy }) => Math.abs(overall[copy]! - overall[of]!))
      .toSorted((a, b) => a - b);
    const [half, most] = [0.5, 0.95].map((share) => quantile(moved, share).toFixed(1));
    say(`${set}, saved again (n ${own.length}): half move by at most ${half}, 95 % by ${most}`);
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function agreement(
  items: readonly CrossValidationItem[],
  own: readonly number[],
  scores: readonly number[],
  name: string,
): string {
  return spearman(
    own.map((at) => scores[at]!),
    own.map((at) => items[at]!.ratings[name]!),
  ).toFixed(2);
}

/** Mean score of the lowest and highest rated creatives, then the 10th percentile, median and 90th percentile of all. */
function levels(
  items: readonly CrossValidationItem[],
  own: readonly number[],
  overall: readonly number[],
): string {
  const mean = (from: number, to: number): string => {
    const scores = own.flatMap((at) => {
      const points = items[at]!.ratings['overall']!;
      return points >= from && points < to ? [overall[at]!] : [];
    });
    return `${(scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(0)} (n ${scores.length})`;
  };
  const sorted = own.map((at) => overall[at]!).toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(0);
  return `under 25 ${mean(0, 25)}, over 78 ${mean(78, 101)}; p10 ${at(0.1)}, median ${at(0.5)}, p90 ${at(0.9)}`;
}
