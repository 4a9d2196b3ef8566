import path from 'node:path';
import { wordsOf, contentWords } from '../../packages/engine/src/gatherers/copy/index.ts';
import { readCsv } from '../data/data-set.ts';

/** Two headlines of one test, shown with the same picture. When `z` > 0, the first drew more clicks. */
export interface Pair {
  /** Tests with nearly equal headlines share a group. */
  readonly group: string;
  readonly headlines: readonly [string, string];
  readonly z: number;
  /** Usable for evaluation: the test's randomization is not in doubt, and p < 0.05. */
  readonly decided: boolean;
}

/** The pairs of the archive, in file order. */
export function readPairs(folder: string): Pair[] {
  const records = readCsv(path.join(folder, 'pairs.csv'));
  const raw = records.map((record) => ({
    test: record.get('test_id') ?? '',
    headlines: [record.get('headline_a') ?? '', record.get('headline_b') ?? ''] as const,
    z: Number(record.get('z')),
    decided: record.get('imbalance_risk') === '0' && record.get('significant_05') === '1',
  }));
  const groups = groupsOf(raw);
  return raw.map(({ test, ...pair }) => ({ ...pair, group: groups.get(test) ?? test }));
}

/** From this share of common content words on, two headlines count as the same story. */
const SAME_STORY = 0.5;
const FEWEST_COMMON = 3;

/** Joins tests that share a nearly equal headline, so that no story is split across folds. */
function groupsOf(
  pairs: readonly { test: string; headlines: readonly string[] }[],
): ReadonlyMap<string, string> {
  const parent = new Map(pairs.map(({ test }) => [test, test]));
  const rootOf = (test: string): string => {
    const up = parent.get(test) ?? test;
    return up === test ? test : rootOf(up);
  };
  const seen = new Map<string, { test: string; keys: Set<string> }>();
  for (const { test, headlines } of pairs) {
    for (const headline of headlines) {
      const keys = new Set(contentWords(wordsOf(headline)).map(({ stem }) => stem));
      seen.set(`${test} ${headline}`, { test, keys });
    }
  }
  const byWord = Map.groupBy(
    [...seen.values()].flatMap((entry) => [...entry.keys].map((key) => ({ key, entry }))),
    ({ key }) => key,
  );
  for (const entry of seen.values()) {
    const common = new Map<typeof entry, number>();
    for (const key of entry.keys) {
      for (const { entry: other } of byWord.get(key) ?? []) common.set(other, (common.get(other) ?? 0) + 1);
    }
    for (const [other, shared] of common) {
      const all = entry.keys.size + other.keys.size - shared;
      if (other.test !== entry.test && shared >= FEWEST_COMMON && shared / all >= SAME_STORY) {
        parent.set(rootOf(entry.test), rootOf(other.test));
      }
    }
  }
  return new Map([...parent.keys()].map((test) => [test, rootOf(test)]));
}
