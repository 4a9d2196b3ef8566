import { ERROR_STATUS, TEXTS, analysisIdSchema } from '@adjudge/contract';
import { hintsSchema } from '@adjudge/engine/report';
import type { Queue } from 'pg-boss';
import { z } from 'zod';

export const GRADE_CREATIVE = 'grade-creative';

/** Waiting and running together; judgment: at 2 s each on two graders, half a minute of work. */
export const MOST_UNFINISHED = 32;

/** Seconds after which a refused caller may find room. */
export const BUSY_RETRY_SECONDS = 5;

/** The same for a guest, who comes after everybody. */
export const SPARE_RETRY_SECONDS = 60;

/** pg-boss takes the highest first. A guest waits behind every account's own gradings, and a bulk run behind both. */
export const PRIORITIES = { interactive: 0, guest: -1, bulk: -2 } as const;

/** Seconds without a sign of life after which a worker's job is somebody else's. */
const HEARTBEAT = 30;

export const QUEUE_OPTIONS: Omit<Queue, 'name'> = {
  retryLimit: 2,
  retryDelay: 0,
  // A handler tries up to three times with a minute each.
  expireInSeconds: 240,
  heartbeatSeconds: HEARTBEAT,
  retentionSeconds: 24 * 3600,
  deleteAfterSeconds: 3600,
  notify: true,
};

/** The job's id is the creative's. */
export const gradeCreativeSchema = z.object({
  analysisId: analysisIdSchema,
  adCopy: z.string().nullable(),
  /** Left out of jobs that were queued before there were hints. */
  hints: hintsSchema.nullable().default(null),
  /** Of a next version, what it shares with the others; left out of older jobs. */
  versionsId: z.uuid().nullable().default(null),
});
export type GradeCreative = z.infer<typeof gradeCreativeSchema>;

const codes = Object.keys(ERROR_STATUS);
const isCode = (value: string): value is keyof typeof ERROR_STATUS => codes.includes(value);

/** How a grading ended. A refusal has given the credit back. */
export const outcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('graded') }),
  z.object({ state: z.literal('refused'), code: z.string().refine(isCode), text: z.string() }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;
export type Refused = Extract<Outcome, { state: 'refused' }>;

/** For no reason that lies in the creative. */
export const GRADING_FAILED: Refused = {
  state: 'refused',
  code: 'grading-failed',
  text: TEXTS.gradingFailed,
};
