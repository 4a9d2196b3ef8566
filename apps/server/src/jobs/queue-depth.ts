import { and, count, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { GRADE_CREATIVE, PRIORITIES } from './grade-creative.job.ts';
import { UNFINISHED, WAITING, jobs } from './job-table.ts';

const unfinished = and(eq(jobs.name, GRADE_CREATIVE), inArray(jobs.state, [...UNFINISHED]));

/** Any number that nothing else in the database locks on. */
const DEPTH_LOCK = 727_275;

/**
 * Gradings waiting or running that people wait for; items of bulk runs stand behind them and take nobody's place.
 * Inside a transaction, any other caller waits for its end.
 */
export async function lockedDepth(tx: Database): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEPTH_LOCK})`);
  const [found] = await tx
    .select({ depth: count() })
    .from(jobs)
    .where(and(unfinished, gte(jobs.priority, PRIORITIES.interactive)));
  return found?.depth ?? 0;
}

/** Whether a grading of anybody waits for a grader, those of bulk runs included. */
export async function anyWaits(tx: Database): Promise<boolean> {
  const waiting = and(eq(jobs.name, GRADE_CREATIVE), inArray(jobs.state, [...WAITING]));
  return (await tx.$count(jobs, waiting)) > 0;
}

export interface JobState {
  readonly state: (typeof jobs.$inferSelect)['state'];
  readonly output: unknown;
  /** Gradings before this one. */
  readonly ahead: number;
}

export async function jobState(db: Database, creativeId: string): Promise<JobState | null> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.name, GRADE_CREATIVE), eq(jobs.id, creativeId)));
  if (!job) return null;
  const sooner = or(
    eq(jobs.state, 'active'),
    gt(jobs.priority, job.priority),
    and(
      eq(jobs.priority, job.priority),
      or(lt(jobs.createdOn, job.createdOn), and(eq(jobs.createdOn, job.createdOn), lt(jobs.id, job.id))),
    ),
  );
  const [found] = await db
    .select({ ahead: count() })
    .from(jobs)
    .where(and(unfinished, ne(jobs.id, job.id), sooner));
  return { state: job.state, output: job.output, ahead: found?.ahead ?? 0 };
}

export async function activeJobs(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.name, GRADE_CREATIVE), eq(jobs.state, 'active')));
  return rows.map((row) => row.id);
}
