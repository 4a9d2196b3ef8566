import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/open-database.ts';
import { type QuestionOutcome, readerQuestions } from '../../db/schema.ts';
import { engines } from '../../testing/test-database.ts';
import { CONSECUTIVE_FAILURES, endQuestion, deleteOldQuestions, reserveQuestion } from './questions.ts';

describe.each(engines())('vision reader questions on $name', (engine) => {
  let database: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await engine.open();
    ({ db } = database);
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(readerQuestions));

  async function asked(outcome: QuestionOutcome): Promise<void> {
    const taken = await reserveQuestion(db, null);
    if (!('question' in taken)) throw new Error(`not asked: ${taken.refused}`);
    await endQuestion(db, taken.question, outcome);
  }
  const asksOnEnd = async (outcomes: readonly QuestionOutcome[]): Promise<void> => {
    for (const outcome of outcomes) await asked(outcome);
  };
  const failing: readonly QuestionOutcome[] = Array.from({ length: CONSECUTIVE_FAILURES }, () => 'timeout');
  const timePasses = (by: string) =>
    db.update(readerQuestions).set({
      askedAt: sql`${readerQuestions.askedAt} - ${by}::interval`,
      endedAt: sql`${readerQuestions.endedAt} - ${by}::interval`,
    });

  it('are limited to the daily maximum, even when reserved concurrently', async () => {
    const taken = await Promise.all(Array.from({ length: 12 }, () => reserveQuestion(db, 5)));
    expect(taken.filter((each) => 'question' in each)).toHaveLength(5);
    expect(taken.filter((each) => 'refused' in each && each.refused === 'budget')).toHaveLength(7);
    await timePasses('1 day');
    expect(await reserveQuestion(db, 5)).toHaveProperty('question');
  });

  it('pause after consecutive failures, then allow one probe', async () => {
    await asksOnEnd(failing);
    expect(await reserveQuestion(db, null)).toEqual({ refused: 'paused' });
    await timePasses('6 minutes');
    const probe = await reserveQuestion(db, null);
    expect(probe).toHaveProperty('question');
    expect(await reserveQuestion(db, null)).toEqual({ refused: 'paused' });
    if ('question' in probe) await endQuestion(db, probe.question, 'answered');
    expect(await reserveQuestion(db, null)).toHaveProperty('question');
  });

  it.each(['answered', 'refused'] as const)(
    'do not pause if a question ended as %s between the failures',
    async (outcome) => {
      await asksOnEnd([...failing.slice(1), outcome, ...failing.slice(1)]);
      expect(await reserveQuestion(db, null)).toHaveProperty('question');
    },
  );

  it('resume after a server is killed while probing', async () => {
    await asksOnEnd(failing);
    await timePasses('6 minutes');
    await reserveQuestion(db, null);
    await timePasses('6 minutes');
    expect(await reserveQuestion(db, null)).toHaveProperty('question');
  });

  it('are deleted after a few days', async () => {
    await asked('answered');
    await timePasses('4 days');
    await asked('answered');
    await deleteOldQuestions(db);
    expect(await db.$count(readerQuestions)).toBe(1);
  });
});
