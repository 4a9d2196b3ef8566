import { z } from 'zod';
import { TEXTS } from '../texts.ts';
import { ACCESS_TEXTS } from '../texts/access.ts';
import { emailSchema, newPasswordSchema } from './users.ts';

const tokenSchema = z
  .string(ACCESS_TEXTS.linkDead)
  .min(1, ACCESS_TEXTS.linkDead)
  .max(200, ACCESS_TEXTS.linkDead);

export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/** `token` comes from the emailed link. */
export const resetPasswordSchema = z.object({ token: tokenSchema, newPassword: newPasswordSchema });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const verifyEmailSchema = z.object({ token: tokenSchema });

/** The form on the page that the emailed link opens. */
export const newPasswordFormSchema = z
  .object({ newPassword: newPasswordSchema, confirmPassword: z.string().min(1, TEXTS.confirmPassword) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: TEXTS.passwordsDiffer,
  });
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>;
