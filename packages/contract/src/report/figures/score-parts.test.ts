import { analysisOf } from '@adjudge/engine/testing';
import { expect, it } from 'vitest';
import { isExplained, scoreViews } from './score-parts.ts';

const UNMEASURED = 'Not measured: none of these checks applies to this ad.';
const LOW = 'Text lacks contrast with its background.';
const good = analysisOf();

const partOf = (analysis: typeof good, name: string) =>
  scoreViews(analysis)
    .flatMap(({ parts }) => parts)
    .find((part) => part.name === name);

it.each([
  ['nothing was measured', { score: 0, explanation: UNMEASURED }, null, UNMEASURED],
  ['everything failed', { score: 0, explanation: LOW }, 0, LOW],
  // Written by older engines.
  ['only the learned part counts', { score: 30, explanation: UNMEASURED }, 30, ''],
])('typography where %s', (_, typographyAnalysis, score, explanation) => {
  expect(partOf({ ...good, typographyAnalysis }, 'Typography')).toEqual({
    name: 'Typography',
    score,
    explanation,
  });
});

it('technical quality has no assessment when its checks failed', () => {
  const explanation = 'Not measured. The file could not be read.';
  const technicalQuality = { assessment: 'Poor', explanation } as const;
  expect(partOf({ ...good, technicalQuality }, 'Technical quality')?.score).toBeNull();
  expect(partOf(good, 'Technical quality')?.score).toBe('Excellent');
});

it('a sub-score of a video that was not measured is none', () => {
  const part = { score: 0, explanation: UNMEASURED };
  const videoSpecificAnalysis = { pacing: part, motion: part, storytelling: part, openingHook: part };
  expect(partOf({ ...good, videoSpecificAnalysis }, 'Pacing')?.score).toBeNull();
});

it('a category without a finding of its own names its largest loss, and its view the same', () => {
  const lossy = (points: number) => ({
    ...good,
    scoreBreakdown: good.scoreBreakdown.map((each) => ({ ...each, explanation: '' })),
    resonanceScoreBreakdown: {
      ...good.resonanceScoreBreakdown,
      clarityReadability: { score: 70, explanation: '' },
    },
    audits: good.audits.map((audit) => ({
      ...audit,
      pointsLost: audit.id === 'text-contrast' ? points : 0,
    })),
  });
  const category = good.scoreBreakdown.find(({ id }) => id === 'message-clarity')!.category;
  for (const name of [category, 'Clarity and readability'])
    expect(partOf(lossy(2.34), name)?.explanation).toBe('Most is lost on text contrast (2.3 points).');
  expect(partOf(lossy(0.01), category)?.explanation).toBe('');
});

it('a view of which nothing is said is not explained', () => {
  const part = { name: 'Color', score: 90, explanation: '' };
  expect(isExplained({ name: 'Craft', parts: [part] })).toBe(false);
  expect(isExplained({ name: 'Craft', parts: [part, { ...part, explanation: LOW }] })).toBe(true);
});
