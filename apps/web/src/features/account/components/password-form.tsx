import {
  ACCOUNT_TEXTS,
  type ChangePassword,
  changePasswordFormSchema,
  changePasswordSchema,
} from '@adjudge/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../components/password-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useChangePassword } from '../api/change-password.ts';

const EMPTY: ChangePassword = { currentPassword: '', newPassword: '', confirmNewPassword: '' };

/** @param hasPassword false when the account sets its first password, so there is no current one to ask for */
export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const change = useChangePassword();
  const form = useForm<ChangePassword>({
    resolver: zodResolver(hasPassword ? changePasswordFormSchema : changePasswordSchema),
    defaultValues: EMPTY,
  });
  const { errors, isDirty } = form.formState;
  const send = (typed: ChangePassword) => change.mutate(typed, { onSuccess: () => form.reset(EMPTY) });
  const verb = hasPassword ? 'Change Password' : 'Set Password';
  return (
    <form
      noValidate
      aria-label={verb}
      className="grid max-w-xl gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {/* Tells password managers which account this password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      ) : null}
      <PasswordField
        label="New Password"
        hint="8 to 128 characters"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', { deps: ['confirmNewPassword'] })}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...form.register('confirmNewPassword')}
      />
      {change.error ? (
        <Notice kind="error">{errorMessage(change.error, ACCOUNT_TEXTS.passwordChangeFailed)}</Notice>
      ) : null}
      {change.isSuccess && !isDirty ? <Notice kind="success">{ACCOUNT_TEXTS.passwordChanged}</Notice> : null}
      <div>
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? 'Saving...' : verb}
        </Button>
      </div>
    </form>
  );
}
