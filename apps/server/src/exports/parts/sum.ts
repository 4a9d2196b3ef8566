import {
  type Analysis,
  SUM_OF_CHECKS,
  sayCeiling,
  standingCeiling,
  summedCategories,
  summedChecks,
} from '@adjudge/contract';
import type { Block } from '../documents/document.ts';

/** Scores times weights, what they add up to, and what keeps the score below that. */
export function sumOfCategories(analysis: Analysis): Block {
  const { overallScore } = analysis;
  const { parts, sum } = summedCategories(analysis);
  const ceiling = standingCeiling(analysis);
  const score = overallScore === null ? 'no score' : overallScore.toFixed(1);
  return {
    kind: 'table',
    caption: 'Redo the sum: categories',
    head: ['Category', 'Score', '× weight', '= points'],
    figures: [1, 2, 3],
    widths: [5, 2, 2, 2],
    strong: [parts.length, ...(ceiling ? [parts.length + 1] : [])],
    rows: [
      ...parts.map(({ name, score: own, weight }) => [
        name,
        own.toFixed(1),
        `${(weight * 100).toFixed(1)}%`,
        (own * weight).toFixed(2),
      ]),
      [ceiling ? 'Sum' : 'Overall', ceiling ? '' : score, '100%', sum.toFixed(2)],
      ...(ceiling ? [[sayCeiling(ceiling), score, '', ceiling.cap.toFixed(2)]] : []),
    ],
  };
}

/** Every check that can take points; nothing of reports whose checks were added up otherwise. */
export function sumOfChecks(analysis: Analysis): Block[] {
  const checks = summedChecks(analysis);
  if (checks.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Redo the sum: checks',
      head: ['Check', 'Category', 'Score', 'Sure', 'Typical', 'Counted', 'Points', 'Lost'],
      figures: [2, 3, 4, 5, 6, 7],
      widths: [6, 4.6, 2, 1.9, 2.2, 2.4, 2, 1.8],
      rows: checks.map(
        ({ audit: { name, score, confidence, weight, pointsLost }, category, typical, counted }) => [
          name,
          category,
          score === null ? '–' : score.toFixed(1),
          score === null ? '–' : `${Math.round(confidence * 100)}%`,
          typical.toFixed(1),
          counted.toFixed(1),
          weight.toFixed(1),
          pointsLost.toFixed(2),
        ],
      ),
    },
    {
      kind: 'text',
      tone: 'soft',
      text: SUM_OF_CHECKS,
    },
  ];
}
