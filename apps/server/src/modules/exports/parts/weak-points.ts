import {
  type Analysis,
  WEAK_POINTS_MEAN,
  WEAK_POINTS_TITLE,
  describeLikelihood,
  describeNoFixes,
  withNonBreakingSpaces,
  weakPointsOf,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

/** What readers criticize in similar ads, beyond what is measured and priced. */
export function weakPoints(analysis: Pick<Analysis, 'weakPoints'>): Block[] {
  const points = weakPointsOf(analysis);
  if (points.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: WEAK_POINTS_TITLE },
    { kind: 'text', tone: 'soft', text: WEAK_POINTS_MEAN },
    {
      kind: 'facts',
      facts: points.map((point) => ({
        term: point.name,
        text: `${withNonBreakingSpaces(point.text)} In our data, ${describeLikelihood(point)}.`,
      })),
    },
  ];
}

/** For when no change is advised: falls back to a sentence, so the section is never empty. */
export function orNoFixes(analysis: Parameters<typeof describeNoFixes>[0]): Block[] {
  const points = weakPoints(analysis);
  return points.length > 0 ? points : [{ kind: 'text', tone: 'soft', text: describeNoFixes(analysis) }];
}
