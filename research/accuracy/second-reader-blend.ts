import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { GRADE_MEASUREMENTS } from '../data/measurement-cache.ts';
import { judgedOverall } from '../reader/blend-figures.ts';
import { blendedOverall, fitBlends } from '../reader/fit-blend.ts';
import { reviewedCreatives } from '../reader/reviewed-creatives.ts';
import { spearman } from '../statistics/ridge.ts';
import { FRACTION, figureOf } from './elements/rows.ts';

const SETS = {
  ads: { name: 'real ads', aim: 0.88 },
  banners: { name: 'banners', aim: 0.88 },
  videos: { name: 'video ads', aim: null },
} as const;

interface Scored {
  readonly judged: number;
  readonly measured: number;
  readonly blended: number;
}

const following = (of: 'measured' | 'blended') => (drawn: readonly Scored[]) =>
  spearman(
    drawn.map((each) => each[of]),
    drawn.map(({ judged }) => judged),
  );

/** How well scores blended with a reader's ratings follow other reviewers, next to the measured score alone. */
export async function blendRows(data: string): Promise<AccuracyFigure[]> {
  const creatives = await reviewedCreatives(data, GRADE_MEASUREMENTS);
  const { blendFor } = fitBlends(creatives);
  return [...Map.groupBy(creatives, ({ set }) => set)].map(([set, own]) =>
    figureOf(FRACTION, {
      id: `second-reader-blend-${set}`,
      name: `Scores blended with reader ratings vs. other reviewers, ${SETS[set].name} (Spearman)`,
      groups: own.map((each) => ({
        judged: judgedOverall(each),
        measured: each.overall,
        blended: blendedOverall(each, each.reader, blendFor(each)),
      })),
      measure: following('blended'),
      n: own.length,
      items: SETS[set].name,
      split: 'cross-validated on the same folds as the grade',
      aim: SETS[set].aim,
      baselines: [{ name: 'the engine alone', measure: following('measured') }],
    }),
  );
}
