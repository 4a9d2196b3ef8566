import { ERROR_STATUS, TEXTS, analysisIdSchema } from '@adjudge/contract';
import { hintsSchema, toldSchema } from '@adjudge/engine/report';
import type { Queue } from 'pg-boss';
import { z } from 'zod';

export const GRADE_CREATIVE = 'grade-creative';

/** Seconds after which a refused caller may find room. */
export const BUSY_RETRY_SECONDS = 5;

/** The same for a guest, who comes after everybody. */
export const GUEST_RETRY_SECONDS = 60;

/**
 * pg-boss takes the highest first. A correction is the tenth of a grading. Of an account's own gradings each counts one
 * less than the one before it, so that the first of everybody comes before the second of anybody; then come fixes that are
 * tried, guests, and bulk runs.
 */
export const PRIORITIES = { correction: 1, interactive: 0, whatIf: -10, guest: -20, bulk: -30 } as const;

/** @param own gradings of the account that wait or run already */
export const interactivePriority = (own: number): number =>
  Math.max(PRIORITIES.interactive - own, PRIORITIES.whatIf + 1);

export interface QueuePatience {
  /** Seconds without a sign of life after which a worker's job is somebody else's; 10 at the least. */
  readonly heartbeatSeconds: number;
  /** How often the database is asked whether another server's worker went silent. */
  readonly superviseSeconds: number;
}

export const PATIENCE: QueuePatience = { heartbeatSeconds: 30, superviseSeconds: 15 };

export const QUEUE_OPTIONS: Omit<Queue, 'name'> = {
  retryLimit: 2,
  retryDelay: 0,
  // A handler tries up to three times; one that is late on a busy machine has taken four minutes.
  expireInSeconds: 900,
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

/** What a job of any kind has beside, where the request that asked for it was traced. */
export const tracedJobSchema = z.looseObject({ traceparent: z.string().optional() });

export type GradeCreative = z.infer<typeof gradeCreativeSchema> & z.infer<typeof tracedJobSchema>;

/** Work on an analysis that is there; the job has an id of its own. */
export const taskSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('what-if'), analysisId: analysisIdSchema }),
  z.object({
    task: z.literal('correct'),
    analysisId: analysisIdSchema,
    told: toldSchema,
    /** When the analysis that was seen had last been corrected. */
    seen: z.iso.datetime().nullable(),
  }),
]);
export type Task = z.infer<typeof taskSchema>;

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

/** Of a task, which takes no credit. */
export const TASK_FAILED: Refused = { state: 'refused', code: 'grading-failed', text: TEXTS.taskFailed };
