import { type ReactElement, useId, useState } from 'react';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/popups/dialog.tsx';
import { TextField } from './ui/fields/text-field.tsx';

interface NameDialogProps {
  title: string;
  name: string;
  hint?: string;
  /** In characters. */
  maxLength: number;
  busy: boolean;
  error: Error | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (typed: string) => void;
  trigger?: ReactElement;
}

/** Asks for a new name. Remount it for another item. */
export function NameDialog(props: NameDialogProps) {
  const { title, name, hint, maxLength, busy, error, open, onOpenChange, onSave, trigger } = props;
  const [typed, setTyped] = useState(name);
  const form = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...(trigger && { trigger })}
      actions={
        <Button type="submit" form={form} busy={busy}>
          Save name
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSave(typed);
        }}
      >
        <TextField
          label="Name"
          {...(hint !== undefined && { hint })}
          maxLength={maxLength}
          autoComplete="off"
          value={typed}
          error={error ? error.message || 'The name could not be saved.' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
