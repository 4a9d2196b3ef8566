import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { forgotPasswordErrorText, useForgotPassword } from '../api/forgot-password.ts';

/** @param onSent receives the email that was submitted */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const request = useForgotPassword();
  const form = useForm({
    resolver: schemaResolver(({ forgotPasswordSchema }) => forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      aria-label="Forgot your password?"
      className="grid gap-5"
      onSubmit={(event) =>
        void form.handleSubmit((body) => request.mutate(body, { onSuccess: () => onSent(body.email) }))(event)
      }
    >
      {request.error ? <Notice kind="error">{forgotPasswordErrorText(request.error)}</Notice> : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="lg" busy={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send the link'}
      </Button>
    </form>
  );
}
