import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DIALOG_STYLE } from './dialog.tsx';
import { BACKDROP_STYLE } from './popup-style.ts';

interface AlertDialogProps {
  title: string;
  description: ReactNode;
  /** Verb and object: 'Delete analysis'. */
  confirmLabel: string;
  /** The caller must close the dialog when the work is done. */
  onConfirm: () => void;
  cancelLabel?: string;
  busy?: boolean;
  /** For an action that cannot be undone. */
  destructive?: boolean;
  error?: ReactNode;
  trigger?: ReactElement;
  /** Where focus goes when the focused element may be gone; null: back to where it was. */
  focusAfter?: () => HTMLElement | null;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Asks for confirmation. Only its two buttons close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { trigger, open, onOpenChange, focusAfter } = props;
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => {
        onOpenChange?.(next);
      }}
    >
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={BACKDROP_STYLE} />
        <Base.Popup className={DIALOG_STYLE} {...(focusAfter ? { finalFocus: focusAfter } : {})}>
          <Base.Title className="text-xl font-bold tracking-tight">{props.title}</Base.Title>
          <Base.Description className="mt-2 text-md text-soft">{props.description}</Base.Description>
          {props.error ? <div className="mt-4">{props.error}</div> : null}
          <Choice {...props} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Choice({
  cancelLabel = 'Cancel',
  confirmLabel,
  onConfirm,
  busy = false,
  destructive = false,
}: AlertDialogProps) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Base.Close render={<Button variant="outline" />}>{cancelLabel}</Base.Close>
      <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  );
}
