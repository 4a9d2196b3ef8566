import { TEXTS } from '@adjudge/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { CreativeStore } from '../../store/creative-store.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../errors/api-error.ts';
import { GRADE_CREATIVE, type Refused } from '../../queue/grade-creative.job.ts';
import { WAITING, jobs } from '../../queue/job-table.ts';
import { findGradingByKey } from './find-grading.ts';
import type { OwnKey } from './submission.ts';
import { undoGrading } from './undo-grading.ts';

/** Sent to everyone who follows a grading that its owner canceled. */
export const CANCELED: Refused = { state: 'refused', code: 'conflict', text: TEXTS.gradingCanceled };

/**
 * Removes a grading that has not begun from the queue and refunds its credit.
 * @returns the creative's id
 * @throws ApiError 'absent', or 'conflict' once it has begun
 */
export async function cancelGrading(
  { db, store }: { db: Database; store: CreativeStore },
  own: OwnKey,
): Promise<string> {
  const known = await findGradingByKey(db, own);
  if (!known) throw new ApiError('absent', TEXTS.gradingAbsent);
  if (known.graded) throw new ApiError('conflict', TEXTS.gradedAlready);
  // A row lock decides the race with a worker that takes the job now: it finds the job gone, or this update does.
  const stopped = await db
    .update(jobs)
    .set({ state: 'cancelled', completedOn: new Date(), output: CANCELED })
    .where(
      and(eq(jobs.name, GRADE_CREATIVE), eq(jobs.id, known.creativeId), inArray(jobs.state, [...WAITING])),
    )
    .returning({ id: jobs.id });
  if (stopped.length === 0) throw new ApiError('conflict', TEXTS.gradingBegun);
  // If the process dies here, the next sweep for lost gradings does the same.
  await undoGrading({ db, store }, known.creativeId, CANCELED);
  return known.creativeId;
}
