import { analyzeResponseSchema } from '@adjudge/contract';
import { expect, it } from 'vitest';
import { anAnalysis } from './sample-analysis.ts';

it('the sample is an analysis as the contract has it', () => {
  expect(analyzeResponseSchema.safeParse(anAnalysis()).error).toBeUndefined();
});

it('the sample adds up', () => {
  const { audits, overallScore } = anAnalysis();
  const lost = audits.reduce((sum, { pointsLost }) => sum + pointsLost, 0);
  expect(100 - lost).toBeCloseTo(overallScore ?? 0, 0);
});
