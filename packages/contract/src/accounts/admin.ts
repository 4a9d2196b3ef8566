import { z } from 'zod';
import { analysisIdSchema, listedAnalysisSchema } from '../analyses/analyses.ts';
import { oneLine } from '../lines.ts';
import { LIMITS } from '../limits.ts';
import { planNameSchema } from '../payments/plan-name.ts';
import { ADMIN_TEXTS } from '../texts/admin.ts';
import { ACCOUNT_STATUSES, ROLES } from './users.ts';

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.adminPage);
const search = z.string().overwrite(oneLine).max(200).optional();
const totalCount = z.int().nonnegative();
const moment = z.iso.datetime();

export const pageQuerySchema = z.object({ page, limit });
export const searchQuerySchema = z.object({ page, limit, search });

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATUSES),
  currentPlan: planNameSchema,
  credits: z.object({ banner: z.int(), video: z.int() }),
  joinedAt: moment,
  /** Latest activity in a session that has not ended; null when there is none. */
  lastSeenAt: moment.nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;
export const adminUsersSchema = z.object({ users: z.array(adminUserSchema), totalCount });

export const setStatusBodySchema = z.object({
  userId: z.uuid(),
  status: z.enum(ACCOUNT_STATUSES).extract(['active', 'suspended']),
});

const MAX_CREDITS = 10_000;

export const giveCreditsBodySchema = z.object({
  /** Chosen by the caller as an idempotency key: a change that is sent twice is applied once. */
  grantId: z.uuid(),
  userId: z.uuid(),
  kind: z.enum(['banner', 'video']),
  /** Negative takes away unspent credits. */
  amount: z
    .int(ADMIN_TEXTS.creditsWhole)
    .min(-MAX_CREDITS, ADMIN_TEXTS.creditsMany)
    .max(MAX_CREDITS, ADMIN_TEXTS.creditsMany)
    .refine((amount) => amount !== 0, ADMIN_TEXTS.creditsWhole),
});
export type GivenCredits = z.infer<typeof giveCreditsBodySchema>;

export const publicReportSchema = listedAnalysisSchema.extend({
  owner: adminUserSchema.pick({ id: true, email: true, displayName: true, status: true }),
});
export type PublicReport = z.infer<typeof publicReportSchema>;
export const publicReportsSchema = z.object({ reports: z.array(publicReportSchema), totalCount });

export const moderateBodySchema = z.object({ analysisId: analysisIdSchema });

export const messagesQuerySchema = pageQuerySchema.extend({
  state: z.enum(['open', 'handled']).default('open'),
});
export const storedMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Whether the sender was signed in. */
  fromAccount: z.boolean(),
  createdAt: moment,
  mailedAt: moment.nullable(),
  handledAt: moment.nullable(),
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;
export const messagesSchema = z.object({ messages: z.array(storedMessageSchema), totalCount });
export const markHandledBodySchema = z.object({ messageId: z.uuid(), handled: z.boolean() });

export const queueStateSchema = z.object({
  /**
   * Gradings; the finished ones of the last hour. One is completed when its user got an answer, even if the creative
   * was refused, and failed when the fault was ours. Canceled ones are in neither.
   */
  jobs: z.object({ waiting: totalCount, active: totalCount, completed: totalCount, failed: totalCount }),
  oldestWaitingSince: moment.nullable(),
  /** Limit on waiting plus running jobs; further ones are refused. */
  mostUnfinished: z.int(),
  /** Across all servers. */
  gradersAll: z.int(),
  /** On the server that answered; null when it does no grading itself. */
  graders: z.enum(['starting', 'ready', 'failed']).nullable(),
});
export type QueueState = z.infer<typeof queueStateSchema>;

/** The authenticator app of the calling admin. */
export const secondFactorSchema = z.object({
  isSetUp: z.boolean(),
  /** Whether this session passed the second factor within the last few hours. */
  proven: z.boolean(),
});
export const secondFactorCodeSchema = z.object({
  /** Six digits or a recovery code. */
  code: z.string().trim().min(1, ADMIN_TEXTS.codeRequired).max(40),
});

export const auditEntrySchema = z.object({
  id: z.int(),
  at: moment,
  /** null: the system, or an account that no longer exists. */
  actor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditLogSchema = z.object({ entries: z.array(auditEntrySchema), totalCount });
