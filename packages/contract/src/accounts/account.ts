import { z } from 'zod';
import { analysisIdSchema } from '../analyses/analyses.ts';
import { LIMITS } from '../limits.ts';
import { planNameSchema } from '../payments/plan-name.ts';
import { TEXTS } from '../texts.ts';
import { ACCOUNT_TEXTS, DELETE_WORD } from '../texts/account.ts';
import { ACCOUNT_STATUSES, userSchema } from './users.ts';

export const accountDetailsSchema = userSchema
  .pick({ displayName: true, avatarUrl: true, email: true, emailVerified: true, role: true })
  .extend({
    joinDate: z.iso.datetime(),
    accountStatus: z.enum(ACCOUNT_STATUSES),
    currentPlan: planNameSchema,
    /** False for an account that signs in only through a third party. */
    hasPassword: z.boolean(),
  });
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
};

export const profileSchema = z.object({
  displayName: z
    .string({ error: ACCOUNT_TEXTS.nameEmpty })
    .trim()
    .min(1, ACCOUNT_TEXTS.nameEmpty)
    .max(LIMITS.displayNameMax, ACCOUNT_TEXTS.nameLong),
  avatarUrl: z
    .string()
    .trim()
    .max(LIMITS.addressMax, ACCOUNT_TEXTS.avatarInvalid)
    .refine(isWebAddress, ACCOUNT_TEXTS.avatarInvalid)
    .nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const TYPED_MAX = 1024;

/** The current password is required if the account has one. Only the server knows whether it does. */
export const changePasswordSchema = z
  .object({
    currentPassword: z.string().max(TYPED_MAX, ACCOUNT_TEXTS.currentPasswordWrong).optional(),
    newPassword: z
      .string({ error: ACCOUNT_TEXTS.newPasswordShort })
      .min(LIMITS.passwordMin, ACCOUNT_TEXTS.newPasswordShort)
      .max(LIMITS.passwordMax, TEXTS.passwordLong),
    confirmNewPassword: z.string({ error: ACCOUNT_TEXTS.newPasswordsDiffer }),
  })
  .refine((form) => form.newPassword === form.confirmNewPassword, {
    path: ['confirmNewPassword'],
    message: ACCOUNT_TEXTS.newPasswordsDiffer,
  });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The form for an account that has a password. */
export const changePasswordFormSchema = changePasswordSchema.safeExtend({
  currentPassword: z.string().min(1, ACCOUNT_TEXTS.currentPasswordRequired).max(TYPED_MAX),
});

/** Accounts with a password confirm deletion with it. Accounts without one type DELETE, shortly after signing in. */
export const deleteAccountSchema = z.object({
  password: z.string().max(TYPED_MAX, ACCOUNT_TEXTS.deletePasswordWrong).optional(),
  confirmation: z.string().max(TYPED_MAX).optional(),
});
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

/** The form for an account that has a password. */
export const deleteAccountFormSchema = z.object({
  password: z.string().min(1, ACCOUNT_TEXTS.deletePasswordRequired),
  confirmation: z.string().refine((text) => text === DELETE_WORD, ACCOUNT_TEXTS.deleteUnconfirmed),
});

export const openSessionSchema = z.object({
  id: z.uuid(),
  /** Human-readable: 'Chrome on Linux'. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Precise to the minute. */
  lastSeenAt: z.iso.datetime(),
  /** Whether this is the caller's own session. */
  current: z.boolean(),
});
export type ListedSession = z.infer<typeof openSessionSchema>;

export const creditQuerySchema = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
});

/** Why the balance changed. */
export const creditCauseSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('sign-up') }),
  z.object({
    of: z.literal('grading'),
    /** `failed`: the credit was refunded. `deleted`: the analysis is gone, so it is not named. */
    became: z.enum(['kept', 'running', 'failed', 'deleted']),
    analysis: z.object({ id: analysisIdSchema, name: z.string() }).nullable(),
  }),
  z.object({ of: z.literal('given-back') }),
  z.object({ of: z.literal('purchase'), plan: planNameSchema.nullable() }),
  /** A refund or dispute takes credits away. They return when the refund fails or the dispute is won. */
  z.object({ of: z.enum(['refund', 'dispute', 'returned']), plan: planNameSchema.nullable() }),
  z.object({ of: z.literal('adjustment') }),
]);
export type CreditCause = z.infer<typeof creditCauseSchema>;

export const creditEntrySchema = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  kind: z.enum(['banner', 'video']),
  /** Negative when credits were spent. */
  amount: z.int(),
  cause: creditCauseSchema,
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;
