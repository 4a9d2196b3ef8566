import { ACCOUNT_TEXTS, type AccountDetails, type Profile, profileSchema } from '@adjudge/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useUpdateProfile } from '../api/details.ts';

interface Typed {
  displayName: string;
  avatarUrl: string;
}

const typedOf = ({ displayName, avatarUrl }: Profile): Typed => ({ displayName, avatarUrl: avatarUrl ?? '' });

const validate = zodResolver(profileSchema);

/** An empty URL means no picture. */
const resolver: Resolver<Typed, unknown, Profile> = (values, context, options) =>
  validate({ ...values, avatarUrl: values.avatarUrl.trim() || null }, context, options as never);

export function ProfileForm({ details }: { details: AccountDetails }) {
  const update = useUpdateProfile();
  const form = useForm({ resolver, defaultValues: typedOf(details) });
  const { errors, isDirty } = form.formState;
  const [displayName, avatarUrl] = useWatch({ control: form.control, name: ['displayName', 'avatarUrl'] });
  const isSaved = avatarUrl.trim() === (details.avatarUrl ?? '');
  const save = (profile: Profile) =>
    update.mutate(profile, { onSuccess: ({ user }) => form.reset(typedOf(user)) });
  return (
    <form
      noValidate
      aria-label="Profile"
      className="grid max-w-xl gap-5"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <div className="flex items-center gap-4">
        <Avatar name={displayName} url={isSaved ? details.avatarUrl : null} className="size-16 text-xl" />
        <p className="text-md text-soft">This is how the header shows you.</p>
      </div>
      <TextField
        label="Display Name"
        autoComplete="name"
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <TextField
        label="Avatar URL"
        type="url"
        inputMode="url"
        autoComplete="photo"
        placeholder="https://"
        hint="The https address of a picture, which appears once you have saved it. Leave it empty for your initials."
        error={errors.avatarUrl?.message}
        {...form.register('avatarUrl')}
      />
      {update.error ? (
        <Notice kind="error">{errorMessage(update.error, ACCOUNT_TEXTS.profileFailed)}</Notice>
      ) : null}
      {update.isSuccess && !isDirty ? <Notice kind="success">{ACCOUNT_TEXTS.profileUpdated}</Notice> : null}
      <div>
        <Button type="submit" off={!isDirty} busy={update.isPending}>
          {update.isPending ? 'Updating...' : 'Update Profile'}
        </Button>
      </div>
    </form>
  );
}
