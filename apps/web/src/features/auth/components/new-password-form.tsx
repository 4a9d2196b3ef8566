import { ACCESS_TEXTS } from '@adjudge/contract';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { resetPasswordErrorText, useResetPassword } from '../api/reset-password.ts';
import { PasswordField } from '../../../components/password-field.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link turns out to be invalid. */
  onDead: () => void;
}

export function NewPasswordForm({ token, onDone, onDead }: NewPasswordFormProps) {
  const reset = useResetPassword();
  const form = useForm({
    resolver: schemaResolver(({ newPasswordFormSchema }) => newPasswordFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const send = ({ newPassword }: { newPassword: string }): void =>
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: onDone,
        onError: ({ message }) => {
          if (message === ACCESS_TEXTS.linkDead) onDead();
        },
      },
    );
  return (
    <form
      noValidate
      aria-label="Choose a new password"
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {reset.error ? <Notice kind="error">{resetPasswordErrorText(reset.error)}</Notice> : null}
      <PasswordField
        label="New Password"
        hint="8 to 128 characters"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" size="lg" busy={reset.isPending}>
        {reset.isPending ? 'Changing password...' : 'Change password'}
      </Button>
    </form>
  );
}
