import { saveBodySchema } from '@adjudge/contract';
import { expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { saveBody } from './save-analysis.ts';

it.each([
  ['with copy', anAnalysis()],
  ['without copy', anAnalysis({ adCopy: null })],
  ['without a score', anAnalysis({ overallScore: null, grade: 'N/A' })],
])('builds a valid save request for a creative %s', (_, analysis) => {
  const body = saveBodySchema.parse(saveBody(analysis));
  expect(body.analysisId).toBe(analysis.analysisId);
  expect(body.overallScore).toBe(analysis.overallScore);
});

it('sends only the identifying fields of the graded creative', () => {
  expect(Object.keys(saveBody(anAnalysis())).toSorted()).toEqual([
    'adCopy',
    'analysisId',
    'creative',
    'grade',
    'overallScore',
  ]);
});
