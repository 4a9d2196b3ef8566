import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { type QuestionOutcome, readerQuestions as questions } from '../../db/schema.ts';

/** Advisory lock key. Any number that no other lock in the database uses. */
const QUESTION_LOCK = 727_276;

/** Consecutive failures after which the reader is paused. */
export const CONSECUTIVE_FAILURES = 5;
/** How long the pause lasts, and how long a question may stay open. Longer than the longest timeout. */
const PAUSE = sql`interval '5 minutes'`;

/** Longer than a day, the period over which questions are counted. */
const KEPT = sql`interval '3 days'`;

/** 'refused' counts as an answer: the service works. */
const SERVICE_WORKS: ReadonlySet<QuestionOutcome> = new Set(['answered', 'refused']);

export type Permission = { readonly question: number } | { readonly refused: 'budget' | 'paused' };

/**
 * Takes one question from the daily budget. Servers take turns under a lock, so that together they stay within it.
 * @param mostPerDay null: no limit
 */
export const reserveQuestion = (db: Database, mostPerDay: number | null): Promise<Permission> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${QUESTION_LOCK})`);
    if (await isPaused(tx)) return { refused: 'paused' };
    if (mostPerDay !== null && (await askedToday(tx)) >= mostPerDay) return { refused: 'budget' };
    const [taken] = await tx.insert(questions).values({}).returning({ id: questions.id });
    if (!taken) throw new Error('No question was written');
    return { question: taken.id };
  });

export async function endQuestion(db: Database, id: number, outcome: QuestionOutcome): Promise<void> {
  await db
    .update(questions)
    .set({ outcome, endedAt: sql`now()` })
    .where(eq(questions.id, id));
}

export async function releaseQuestion(db: Database, id: number): Promise<void> {
  await db.delete(questions).where(eq(questions.id, id));
}

const askedToday = (tx: Database): Promise<number> =>
  tx.$count(questions, gte(questions.askedAt, sql`date_trunc('day', now(), 'UTC')`));

/** True for a while after repeated failures. Then lets one question through at a time until one is answered. */
async function isPaused(tx: Database): Promise<boolean> {
  const last = await tx
    .select({ outcome: questions.outcome, recent: sql<boolean>`${questions.endedAt} > now() - ${PAUSE}` })
    .from(questions)
    .where(isNotNull(questions.endedAt))
    .orderBy(desc(questions.endedAt), desc(questions.id))
    .limit(CONSECUTIVE_FAILURES);
  const failing = last.filter(({ outcome }) => outcome !== null && !SERVICE_WORKS.has(outcome));
  if (failing.length < CONSECUTIVE_FAILURES) return false;
  return last[0]?.recent === true || (await hasOpenQuestion(tx));
}

async function hasOpenQuestion(tx: Database): Promise<boolean> {
  const open = and(isNull(questions.endedAt), gte(questions.askedAt, sql`now() - ${PAUSE}`));
  const [found] = await tx.select({ open: count() }).from(questions).where(open);
  return (found?.open ?? 0) > 0;
}

export async function deleteOldQuestions(db: Database): Promise<void> {
  await db.delete(questions).where(lt(questions.askedAt, sql`now() - ${KEPT}`));
}
