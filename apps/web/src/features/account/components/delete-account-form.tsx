import { ACCOUNT_TEXTS, DELETE_WORD, deleteAccountFormSchema } from '@adjudge/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../../../components/password-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useDeleteAccount } from '../api/delete-account.ts';

interface DeleteAccountFormProps {
  hasPassword: boolean;
  onCancel: () => void;
}

const EMPTY = { password: '', confirmation: '' };

/** Enabled once the password and the confirmation word are typed. An account without a password needs a fresh sign-in instead. */
export function DeleteAccountForm({ hasPassword, onCancel }: DeleteAccountFormProps) {
  const deletion = useDeleteAccount();
  const form = useForm({
    ...(hasPassword ? { resolver: zodResolver(deleteAccountFormSchema) } : {}),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmation'] });
  const ready = confirmation === DELETE_WORD && (!hasPassword || password !== '');
  const send = ({ password: proof }: typeof EMPTY) =>
    deletion.mutate(hasPassword ? { password: proof } : { confirmation: DELETE_WORD });
  return (
    <form
      noValidate
      aria-label="Delete account"
      className="grid gap-5"
      onSubmit={(event) => {
        if (!ready || deletion.isPending) event.preventDefault();
        else void form.handleSubmit(send)(event);
      }}
    >
      {hasPassword ? (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      ) : (
        <p className="text-md text-soft">{ACCOUNT_TEXTS.deleteSignInAgain}</p>
      )}
      <TextField
        label={`Type ${DELETE_WORD} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      {deletion.error ? (
        <Notice kind="error">{errorMessage(deletion.error, ACCOUNT_TEXTS.deleteFailed)}</Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" disabled={!ready} busy={deletion.isPending}>
          {deletion.isPending ? 'Deleting...' : 'Delete Account'}
        </Button>
      </div>
    </form>
  );
}
