import type { QueueState } from '@adjudge/contract';
import { count, eq, min, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { GRADE_CREATIVE } from './grade-creative.job.ts';
import { jobs } from './job-table.ts';
import { queueCapacity } from './queue-limits.ts';
import { countLiveGraders } from './worker-presence.ts';

const WAITING = sql`${jobs.state} in ('created', 'retry')`;

/** Gradings by state. The queue deletes finished ones after an hour. */
export async function queueState(db: Database): Promise<Omit<QueueState, 'graders'>> {
  const rows = await db
    .select({ state: jobs.state, many: count() })
    .from(jobs)
    .where(eq(jobs.name, GRADE_CREATIVE))
    .groupBy(jobs.state);
  const [oldest] = await db
    .select({ at: min(jobs.createdOn) })
    .from(jobs)
    .where(sql`${jobs.name} = ${GRADE_CREATIVE} and ${WAITING}`);
  const gradersAll = await countLiveGraders(db);
  const of = (state: (typeof rows)[number]['state']): number =>
    rows.find((row) => row.state === state)?.many ?? 0;
  return {
    jobs: {
      waiting: of('created') + of('retry'),
      active: of('active'),
      completed: of('completed'),
      failed: of('failed') + of('cancelled'),
    },
    oldestWaitingSince: oldest?.at?.toISOString() ?? null,
    mostUnfinished: queueCapacity(gradersAll),
    gradersAll,
  };
}
