import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { planNameSchema } from '../payments/plan-name.ts';
import { TEXTS } from '../texts.ts';

export const ROLES = ['user', 'admin'] as const;
export const ACCOUNT_STATUSES = ['active', 'inactive', 'suspended'] as const;

export const userSchema = z.object({
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  currentPlan: planNameSchema,
  isPaidUser: z.boolean(),
  usageRemaining: z.object({ banner: z.int().nonnegative(), video: z.int().nonnegative() }),
  /** True while the free gradings are withheld until the email is verified. */
  trialWaits: z.boolean(),
  role: z.enum(ROLES),
});
export type User = z.infer<typeof userSchema>;

/** Whether the user has access to everything that every paid package includes. Admins do without a package. */
export const hasPaid = ({ isPaidUser, role }: Pick<User, 'isPaidUser' | 'role'>): boolean =>
  isPaidUser || role === 'admin';

/** Whether the user has access to everything in the Enterprise package. Admins do without a package. */
export const hasEnterprise = ({
  isPaidUser,
  currentPlan,
  role,
}: Pick<User, 'isPaidUser' | 'currentPlan' | 'role'>): boolean =>
  (isPaidUser && currentPlan === 'Enterprise') || role === 'admin';

export const emailSchema = z
  .string({ error: TEXTS.emailRequired })
  .trim()
  .min(1, TEXTS.emailRequired)
  .max(LIMITS.emailMax, TEXTS.emailInvalid)
  .pipe(z.email(TEXTS.emailInvalid));

export const newPasswordSchema = z
  .string({ error: TEXTS.passwordRequired })
  .min(LIMITS.passwordMin, TEXTS.passwordShort)
  .max(LIMITS.passwordMax, TEXTS.passwordLong);

const displayName = z
  .string({ error: TEXTS.nameRequired })
  .trim()
  .min(1, TEXTS.nameRequired)
  .max(LIMITS.displayNameMax, TEXTS.nameLong);

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: TEXTS.passwordRequired })
    .min(1, TEXTS.passwordRequired)
    .max(1024, TEXTS.passwordLong),
});
export type Login = z.infer<typeof loginSchema>;

export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  displayName,
});
export type Registration = z.infer<typeof registrationSchema>;

/** The sign-up form: the registration body plus fields that are never sent. */
export const signUpFormSchema = registrationSchema
  .extend({
    confirmPassword: z.string().min(LIMITS.passwordMin, TEXTS.confirmPassword),
    terms: z.literal(true, { error: TEXTS.terms }),
    plan: planNameSchema,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: TEXTS.passwordsDiffer,
  });
export type SignUpForm = z.infer<typeof signUpFormSchema>;
