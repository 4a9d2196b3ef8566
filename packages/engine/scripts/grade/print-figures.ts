import { spearman } from '../ridge.ts';
import type { FittedRubric } from './rubric-fit.ts';
import { ASKED } from './target.ts';

/** A creative as figures are counted of it. */
export interface Judged {
  /** What figures are told for by itself: 'ads'. */
  readonly set: string;
  /** What is fitted and judged together. */
  readonly fold: string;
  readonly ratings: Readonly<Record<string, number>>;
}

/** Judges every fold by a fit to the others, and prints how scores and ratings agree. */
export function printFigures(items: readonly Judged[], fitWithout: (fold: string) => FittedRubric): void {
  const overall = items.map(() => 0);
  const categories = new Map<string, number[]>();
  for (const fold of new Set(items.map((item) => item.fold))) {
    const { scores, overall: own } = fitWithout(fold);
    for (const [at, item] of items.entries()) {
      if (item.fold !== fold) continue;
      overall[at] = own[at]!;
      for (const [id, values] of scores) {
        const kept = categories.get(id) ?? items.map(() => 0);
        kept[at] = values[at]!;
        categories.set(id, kept);
      }
    }
  }
  for (const set of new Set(items.map((item) => item.set))) {
    const own = items.flatMap((item, at) => (item.set === set ? [at] : []));
    say(
      `${set} (n ${own.length}) overall: ${agreement(items, own, overall, 'overall')}; ${levels(items, own, overall)}`,
    );
    for (const [id, scores] of categories) {
      const asked = (ASKED[id] ?? []).filter((name) =>
        own.some((at) => items[at]!.ratings[name] !== undefined),
      );
      say(`  ${id}: ${asked.map((name) => `${name} ${agreement(items, own, scores, name)}`).join(', ')}`);
    }
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function agreement(
  items: readonly Judged[],
  own: readonly number[],
  scores: readonly number[],
  name: string,
): string {
  return spearman(
    own.map((at) => scores[at]!),
    own.map((at) => items[at]!.ratings[name]!),
  ).toFixed(2);
}

/** Mean scores at the ends of readers' range, and where the middle and the tenths lie. */
function levels(items: readonly Judged[], own: readonly number[], overall: readonly number[]): string {
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
