import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives } from '../../db/schema.ts';
import { gradeCreativeSchema } from '../../queue/grade-creative.job.ts';
import { jobs } from '../../queue/job-table.ts';
import { jobState } from '../../queue/queue-depth.ts';
import type { OwnKey, Submitted } from './submission.ts';

/** The grading that somebody began with this key; null when there is none, or nothing came of it. */
export async function knownGrading(
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
  // Without either it is lost, and anyone who follows it is told so.
  const analysisId = gradedAs ?? gradeCreativeSchema.safeParse(job).data?.analysisId ?? '';
  const ahead = gradedAs === null ? ((await jobState(db, creativeId))?.ahead ?? 0) : 0;
  return { creativeId, analysisId, ahead, known: true, graded: gradedAs !== null };
}
