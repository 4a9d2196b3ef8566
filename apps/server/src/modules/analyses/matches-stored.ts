import { creativeFilePath, type saveBodySchema } from '@adjudge/contract';
import type { z } from 'zod';
import { type StoredAnalysis, openReport } from './analyses.ts';

/** Whether a posted analysis matches the one that the server graded. */
export function matchesStored(posted: z.infer<typeof saveBodySchema>, stored: StoredAnalysis): boolean {
  const { type } = openReport(stored).creative;
  const scores = [posted.overallScore, posted.overallCreativeScore].filter((score) => score !== undefined);
  return (
    scores.every((score) => score === stored.overallScore) &&
    posted.grade === stored.grade &&
    posted.creative.type === type &&
    posted.creative.url === creativeFilePath(stored.id) &&
    (posted.adCopy === undefined || posted.adCopy === stored.adCopy)
  );
}
