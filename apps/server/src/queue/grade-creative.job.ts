import { ERROR_STATUS, TEXTS, analysisIdSchema } from '@adjudge/contract';
import { hintsSchema, userInputSchema } from '@adjudge/engine/report';
import type { Queue } from 'pg-boss';
import { z } from 'zod';

export const GRADE_CREATIVE = 'grade-creative';

/** Seconds after which a rejected caller may find room in the queue. */
export const BUSY_RETRY_SECONDS = 5;

/** The same for a guest, who has a lower priority than users. */
export const GUEST_RETRY_SECONDS = 60;

/**
 * pg-boss takes the highest first. A correction takes a tenth of a grading, so an account's first comes before all else. Each further grading of an account ranks one
 * lower than the one before, so that everyone's first comes before anyone's second. What-ifs, guests and bulk runs follow.
 */
export const PRIORITIES = { correction: 1, interactive: 0, whatIf: -10, guest: -20, bulk: -30 } as const;

/** @param own gradings of the account that are already waiting or running */
export const interactivePriority = (own: number): number =>
  Math.max(PRIORITIES.interactive - own, PRIORITIES.whatIf + 1);

export interface QueueTimeouts {
  /** Seconds without a heartbeat after which another worker may take over a job; at least 10. */
  readonly heartbeatSeconds: number;
  /** How often to check the database for silent workers of other servers. */
  readonly superviseSeconds: number;
}

export const QUEUE_TIMEOUTS: QueueTimeouts = { heartbeatSeconds: 30, superviseSeconds: 15 };

export const QUEUE_OPTIONS: Omit<Queue, 'name'> = {
  retryLimit: 2,
  retryDelay: 0,
  // A handler tries up to three times. One that times out on a busy machine has taken four minutes.
  expireInSeconds: 900,
  retentionSeconds: 24 * 3600,
  deleteAfterSeconds: 3600,
  notify: true,
};

/** The job has the id of its creative. */
export const gradeCreativeSchema = z.object({
  analysisId: analysisIdSchema,
  adCopy: z.string().nullable(),
  /** Missing from jobs that were queued before hints existed. */
  hints: hintsSchema.nullable().default(null),
  /** For a new version of a creative: the id that all its versions share. Missing from older jobs. */
  versionsId: z.uuid().nullable().default(null),
});

/** What a job of any kind also carries if its request was traced. */
export const tracedJobSchema = z.looseObject({ traceparent: z.string().optional() });

export type GradeCreative = z.infer<typeof gradeCreativeSchema> & z.infer<typeof tracedJobSchema>;

/** Work on an existing analysis. The job has an id of its own. */
export const taskSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('what-if'), analysisId: analysisIdSchema }),
  z.object({
    task: z.literal('correct'),
    analysisId: analysisIdSchema,
    told: userInputSchema,
    /** When the analysis had last been corrected, as the user saw it. Detects concurrent corrections. */
    seen: z.iso.datetime().nullable(),
    /** Whether a language model, if there is one, writes the text. Missing from older jobs. */
    asksWriter: z.boolean().default(true),
  }),
]);
export type Task = z.infer<typeof taskSchema>;

const codes = Object.keys(ERROR_STATUS);
const isCode = (value: string): value is keyof typeof ERROR_STATUS => codes.includes(value);

/** How a grading ended. A refusal has already given the credit back. */
export const outcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('graded') }),
  z.object({ state: z.literal('refused'), code: z.string().refine(isCode), text: z.string() }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;
export type Refused = Extract<Outcome, { state: 'refused' }>;

/** The grading failed for a reason other than the creative. */
export const GRADING_FAILED: Refused = {
  state: 'refused',
  code: 'grading-failed',
  text: TEXTS.gradingFailed,
};

/** The same for a task, which costs no credit. */
export const TASK_FAILED: Refused = { state: 'refused', code: 'grading-failed', text: TEXTS.taskFailed };
