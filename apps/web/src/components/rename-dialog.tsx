import { LIMITS } from '@adjudge/contract';
import { useState } from 'react';
import { useRenameCreative } from '../lib/rename-creative.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Notice } from './ui/notice.tsx';
import { TextField } from './ui/text-field.tsx';

interface RenameDialogProps {
  analysisId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what the creative is to be called. Mount it anew for another creative. */
export default function RenameDialog({ analysisId, name, open, onOpenChange }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const renaming = useRenameCreative(analysisId);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Rename creative"
      actions={
        <Button type="submit" form="rename-creative" busy={renaming.isPending}>
          Save name
        </Button>
      }
    >
      <form
        id="rename-creative"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!renaming.isPending) renaming.mutate(typed, { onSuccess: () => onOpenChange(false) });
        }}
      >
        <TextField
          label="Name"
          hint="Leave it empty to use the name of the file."
          maxLength={LIMITS.creativeNameMax}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="mt-4 empty:hidden" aria-live="polite">
          {renaming.error ? (
            <Notice kind="error">{renaming.error.message || 'The name could not be saved.'}</Notice>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
