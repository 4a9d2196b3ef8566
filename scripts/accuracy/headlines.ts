import path from 'node:path';
import { gradeCopy } from '../../packages/engine/src/index.ts';
import { bootstrap } from './bootstrap.ts';
import { readCsv } from './data-set.ts';
import type { MeasureSubject } from './subject.ts';

interface Pair {
  readonly winner: string;
  readonly loser: string;
}

/** 1 where the winner ranks first, 0 where last, half where the two rank the same. */
export const pairPoint = (winner: number, loser: number): number =>
  winner === loser ? 0.5 : Number(winner > loser);

/** Which of two headlines was clicked more. */
export const measureHeadlines: MeasureSubject = async ({ data }) => {
  const tests = [...readTests(path.join(data, 'headlines', 'pairs.csv')).values()];
  const score = rankBy((text) => gradeCopy(text).score ?? 0);
  const engine = tests.map((pairs) =>
    pairs.map(({ winner, loser }) => pairPoint(score(winner), score(loser))),
  );
  const longer = tests.map((pairs) =>
    pairs.map(({ winner, loser }) => pairPoint(winner.length, loser.length)),
  );
  const accuracy = (points: readonly (readonly number[])[], drawn: readonly number[]): number => {
    const all = drawn.flatMap((test) => points[test] ?? []);
    return (100 * all.reduce((sum, point) => sum + point, 0)) / all.length;
  };
  return {
    id: 'headlines',
    title: 'Which of two headlines wins',
    meaning:
      'Given two headlines for the same story, how often the one with the higher copy score was clicked more.',
    data: 'Upworthy Research Archive (Matias et al. 2021, CC BY 4.0): two headlines, one picture, one randomised test; pairs with a significant difference (p < 0.05) and no sign of imbalance; intervals resample whole tests.',
    doesNotShow:
      'News headlines of 2013 to 2015, not product ads. It says which headline draws more clicks, not which sells more.',
    figures: [
      {
        id: 'headline-pairs',
        name: 'Pairs in the right order',
        unit: ' %',
        decimals: 1,
        higherIsBetter: true,
        from: 40,
        to: 75,
        ...bootstrap(tests.length, (drawn) => accuracy(engine, drawn)),
        n: tests.flat().length,
        items: `pairs of headlines from ${tests.length} tests`,
        split: 'the copy score was not fitted on this archive',
        baselines: [
          {
            name: 'the longer headline wins',
            value: accuracy(longer, [...tests.keys()]),
            gain: bootstrap(tests.length, (drawn) => accuracy(engine, drawn) - accuracy(longer, drawn)),
          },
          { name: 'a coin', value: 50, gain: null },
        ],
        references: [
          {
            name: 'prompted language models, at best',
            value: 65,
            source: 'reported on the same archive; later work calls them little better than chance',
          },
        ],
      },
    ],
  };
};

function readTests(file: string): Map<string, Pair[]> {
  const tests = new Map<string, Pair[]>();
  for (const row of readCsv(file)) {
    if (row.get('imbalance_risk') !== '0' || row.get('significant_05') !== '1') continue;
    const [a, b, test] = ['headline_a', 'headline_b', 'test_id'].map((name) => row.get(name) ?? '');
    if (a === undefined || b === undefined || test === undefined) continue;
    const pair = Number(row.get('z')) > 0 ? { winner: a, loser: b } : { winner: b, loser: a };
    tests.set(test, [...(tests.get(test) ?? []), pair]);
  }
  return tests;
}

/** Each text is judged once: most stand in several pairs. */
function rankBy(judge: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const score = known.get(text) ?? judge(text);
    known.set(text, score);
    return score;
  };
}
