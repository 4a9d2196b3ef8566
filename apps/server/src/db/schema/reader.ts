import type { ReadingFailure } from '@adjudge/engine/report';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz.ts';

/** How a question to the vision reader ended. */
export type QuestionOutcome = 'answered' | ReadingFailure;

/** All questions to the vision reader in the last few days, from all servers, but never their content. */
export const readerQuestions = pgTable(
  'reader_questions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    askedAt: timestamptz('asked_at').notNull().defaultNow(),
    /** null: still running, or the server that asked was killed. */
    endedAt: timestamptz('ended_at'),
    outcome: text('outcome').$type<QuestionOutcome>(),
  },
  (table) => [
    index('reader_questions_asked').on(table.askedAt),
    index('reader_questions_ended').on(table.endedAt),
  ],
);
