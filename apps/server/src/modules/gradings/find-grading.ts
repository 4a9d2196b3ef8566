import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives } from '../../db/schema.ts';
import { gradeCreativeSchema } from '../../queue/grade-creative.job.ts';
import { jobs } from '../../queue/job-table.ts';
import { jobState } from '../../queue/queue-depth.ts';
import type { OwnKey, Submitted } from './submission.ts';

/** The grading that a user began with this key; null if there is none or it was undone. */
export async function findGradingByKey(
  db: Database,
  { userId, key }: OwnKey,
): Promise<Required<Submitted> | null> {
  const [found] = await db
    .select({ creativeId: creatives.id, gradedAs: analyses.id, job: jobs.data })
    .from(creatives)
    .leftJoin(analyses, eq(analyses.creativeId, creatives.id))
    .leftJoin(jobs, eq(jobs.id, creatives.id))
    .where(and(eq(creatives.userId, userId), eq(creatives.gradingKey, key)));
  if (!found) return null;
  const { creativeId, gradedAs, job } = found;
  // With neither, the grading is lost, and clients that follow it are told so.
  const analysisId = gradedAs ?? gradeCreativeSchema.safeParse(job).data?.analysisId ?? '';
  const ahead = gradedAs === null ? ((await jobState(db, creativeId))?.ahead ?? 0) : 0;
  return { creativeId, analysisId, ahead, known: true, graded: gradedAs !== null };
}
