import type { PublicReport } from '@adjudge/contract';
import { AlertDialog } from '../../../components/ui/popups/alert-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useMakePrivate, useRemoveAnalysis } from '../api/admin-changes.ts';

export type ModerationAction = 'make-private' | 'delete';

const WORDS = {
  'make-private': {
    title: 'Make this report private?',
    description: 'Its public link stops working. The owner keeps the report.',
    confirmLabel: 'Make private',
  },
  delete: {
    title: 'Delete this report?',
    description:
      'The report and its creative are removed for good, from its owner too. The credit it used does not come back.',
    confirmLabel: 'Delete report',
  },
} as const;

interface ModerationDialogProps {
  /** The dialog names the owner when the caller knows it. */
  report: Pick<PublicReport, 'publicId'> & Partial<Pick<PublicReport, 'owner'>>;
  action: ModerationAction;
  onClose: () => void;
  /** Called after the action succeeds, in addition to `onClose`. */
  onDone?: () => void;
}

export function ModerationDialog({ report, action, onClose, onDone }: ModerationDialogProps) {
  const [privately, removal] = [useMakePrivate(), useRemoveAnalysis()];
  const change = action === 'delete' ? removal : privately;
  const { title, description, confirmLabel } = WORDS[action];
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={report.owner ? `${description} It belongs to ${report.owner.email}.` : description}
      confirmLabel={confirmLabel}
      destructive={action === 'delete'}
      busy={change.isPending}
      error={change.error ? <Notice kind="error">{change.error.message}</Notice> : null}
      onConfirm={() =>
        change.mutate(report.publicId, {
          onSuccess: () => {
            onClose();
            onDone?.();
          },
        })
      }
    />
  );
}
