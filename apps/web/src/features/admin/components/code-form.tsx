import { ADMIN_TEXTS } from '@adjudge/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { TextField } from '../../../components/ui/fields/text-field.tsx';
import { errorMessage } from '../../../lib/api-client.ts';

interface CodeFormProps {
  hint: string;
  submit: string;
  error: Error | null;
  busy: boolean;
  onCode: (code: string) => void;
}

export function CodeForm({ hint, submit, error, busy, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '') onCode(typed);
  };
  return (
    <form noValidate aria-label="Authenticator code" className="grid max-w-xs gap-4" onSubmit={send}>
      <TextField
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        value={code}
        error={missing ? ADMIN_TEXTS.codeRequired : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      {error ? <Notice kind="error">{errorMessage(error, ADMIN_TEXTS.secondFactorFailed)}</Notice> : null}
      <div>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
