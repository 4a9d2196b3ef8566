import { analyzeResponseSchema } from '@adjudge/contract';
import { expect, it } from 'vitest';
import { anAnalysis } from './sample-analysis.ts';

it('the sample analysis matches the contract schema', () => {
  expect(analyzeResponseSchema.safeParse(anAnalysis()).error).toBeUndefined();
});

it('the sample analysis adds up to its score', () => {
  const { audits, overallScore } = anAnalysis();
  const lost = audits.reduce((sum, { pointsLost }) => sum + pointsLost, 0);
  expect(100 - lost).toBeCloseTo(overallScore ?? 0, 0);
});
