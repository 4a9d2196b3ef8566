import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog } from '../../../components/ui/popups/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { errorMessage } from '../../../lib/api-client.ts';
import { useCancelRun } from '../api/bulk-changes.ts';

interface CancelRunProps {
  runId: string;
  label: string;
  onCanceled?: (() => void) | undefined;
  /** Explains what canceling does. */
  children: ReactNode;
}

/** Asks for confirmation first, because canceling cannot be undone. */
export function CancelRun({ runId, label, onCanceled, children }: CancelRunProps) {
  const [open, setOpen] = useState(false);
  const canceling = useCancelRun();
  const gone = useRef(false);
  return (
    <AlertDialog
      title={`${label}?`}
      description={children}
      confirmLabel={label}
      cancelLabel="Keep it"
      destructive
      busy={canceling.isPending}
      error={
        canceling.error ? (
          <Notice kind="error">{errorMessage(canceling.error, 'The run could not be canceled.')}</Notice>
        ) : null
      }
      trigger={
        <Button variant="outline" className="justify-self-start">
          {label}
        </Button>
      }
      // The button that was pressed disappears with the run.
      focusAfter={() => (gone.current ? document.getElementById('main') : null)}
      open={open}
      onOpenChange={setOpen}
      onConfirm={() =>
        canceling.mutate(runId, {
          onSuccess: () => {
            gone.current = true;
            setOpen(false);
            onCanceled?.();
          },
        })
      }
    />
  );
}
