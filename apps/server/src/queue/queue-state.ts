import type { QueueState } from '@adjudge/contract';
import { count, eq, min, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { GRADE_CREATIVE, GRADING_FAILED } from './grade-creative.job.ts';
import { jobs } from './job-table.ts';
import { queueCapacity } from './queue-limits.ts';
import { countLiveGraders } from './worker-presence.ts';

const WAITING = sql`${jobs.state} in ('created', 'retry')`;

/** A grading that failed on our side completes its job: its credit was refunded, so the queue must not repeat it. */
const FAILED = sql`${jobs.state} = 'completed' and ${jobs.output}->>'code' = ${GRADING_FAILED.code}`;

/** Gradings by state. Canceled ones are neither completed nor failed. The queue deletes finished ones after an hour. */
export async function queueState(db: Database): Promise<Omit<QueueState, 'graders'>> {
  const rows = await db
    .select({ state: jobs.state, many: count(), failed: count(sql`case when ${FAILED} then 1 end`) })
    .from(jobs)
    .where(eq(jobs.name, GRADE_CREATIVE))
    .groupBy(jobs.state);
  const [oldest] = await db
    .select({ at: min(jobs.createdOn) })
    .from(jobs)
    .where(sql`${jobs.name} = ${GRADE_CREATIVE} and ${WAITING}`);
  const gradersAll = await countLiveGraders(db);
  const of = (state: (typeof rows)[number]['state'], what: 'many' | 'failed' = 'many'): number =>
    rows.find((row) => row.state === state)?.[what] ?? 0;
  const failed = of('completed', 'failed');
  return {
    jobs: {
      waiting: of('created') + of('retry'),
      active: of('active'),
      completed: of('completed') - failed,
      failed: of('failed') + failed,
    },
    oldestWaitingSince: oldest?.at?.toISOString() ?? null,
    mostUnfinished: queueCapacity(gradersAll),
    gradersAll,
  };
}
