import { type AdminUser, type GivenCredits, giveCreditsBodySchema } from '@adjudge/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/popups/dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Select } from '../../../components/ui/fields/select.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { useGiveCredits } from '../api/admin-changes.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';

const KINDS = [
  { value: 'banner', label: 'Banner gradings' },
  { value: 'video', label: 'Video gradings' },
] as const;

const START: Pick<GivenCredits, 'kind' | 'amount'> = { kind: 'banner', amount: 10 };

const formSchema = giveCreditsBodySchema.pick({ kind: true, amount: true });

export function CreditsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const change = useGiveCredits();
  // Identifies one change across all of its retries.
  const [grantId] = useState(randomUuid);
  const formId = useId();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: START });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Credits of ${user.email}`}
      description={`Now ${user.credits.banner} banner and ${user.credits.video} video gradings.`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            Change credits
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Change credits"
        className="grid gap-5"
        onSubmit={(event) =>
          void form.handleSubmit((typed) =>
            change.mutate({ ...typed, grantId, userId: user.id }, { onSuccess: onClose }),
          )(event)
        }
      >
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <Select label="Kind" value={field.value} onChange={field.onChange} options={KINDS} />
          )}
        />
        <TextField
          label="How many"
          type="number"
          inputMode="numeric"
          step={1}
          hint="Below zero takes unspent ones away."
          error={form.formState.errors.amount?.message}
          {...form.register('amount', { valueAsNumber: true })}
        />
        {change.error ? <Notice kind="error">{change.error.message}</Notice> : null}
      </form>
    </Dialog>
  );
}
