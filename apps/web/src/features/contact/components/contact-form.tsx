import { type ContactMessage, LIMITS } from '@adjudge/contract';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextArea } from '../../../components/ui/fields/text-area.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { sendErrorText, useSendMessage } from '../api/send-message.ts';

interface ContactFormProps {
  /** The signed-in user, to prefill the form. May become known only after the form is shown. */
  sender: Pick<ContactMessage, 'name' | 'email'> | null;
  onSent: (message: ContactMessage) => void;
}

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

export function ContactForm({ sender, onSent }: ContactFormProps) {
  const sending = useSendMessage();
  const form = useForm({
    resolver: schemaResolver(({ contactMessageSchema }) => contactMessageSchema),
    defaultValues: EMPTY,
    ...(sender ? { values: { ...EMPTY, ...sender } } : {}),
    resetOptions: { keepDirtyValues: true },
  });
  const message = useWatch({ control: form.control, name: 'message' });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      // Keeps the fields out of the URL when the prerendered form is submitted before its script has loaded.
      method="dialog"
      aria-label="Contact"
      className="grid gap-5"
      onSubmit={(event) =>
        void form.handleSubmit((typed) => sending.mutate(typed, { onSuccess: () => onSent(typed) }))(event)
      }
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="We will reply to this address."
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <TextField label="Subject" error={errors.subject?.message} {...form.register('subject')} />
      <TextArea
        label="Message"
        rows={8}
        hint="If your question is about a report, include its link."
        counterMax={LIMITS.contactMessageMax}
        value={message}
        error={errors.message?.message}
        {...form.register('message')}
      />
      {sending.error ? <Notice kind="error">{sendErrorText(sending.error)}</Notice> : null}
      <Button type="submit" size="lg" busy={sending.isPending} className="justify-self-start">
        {sending.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
