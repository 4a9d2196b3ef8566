import type { ListedAnalysis } from '@adjudge/contract';
import { AlertDialog } from '../../../components/ui/popups/alert-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { useDeleteAnalysis } from '../api/delete-analysis.ts';

interface DeleteDialogProps {
  /** The analysis to delete; null while the dialog is closed. */
  analysis: ListedAnalysis | null;
  onClose: () => void;
  onDeleted: () => void;
  /** Element to focus when the dialog closes; null returns the focus to where it was. */
  focusAfter: () => HTMLElement | null;
}

export function DeleteDialog({ analysis, onClose, onDeleted, focusAfter }: DeleteDialogProps) {
  const deletion = useDeleteAnalysis();
  const close = () => {
    deletion.reset();
    onClose();
  };
  return (
    <AlertDialog
      open={analysis !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Delete this analysis?"
      description={`The report${analysis ? ` of “${analysis.name}” from ${formatMoment(analysis.createdAt)}` : ''} and its creative are deleted for good. The credit it used is not returned.`}
      confirmLabel="Delete analysis"
      destructive
      focusAfter={focusAfter}
      busy={deletion.isPending}
      error={
        deletion.error ? (
          <Notice kind="error">{deletion.error.message || 'The analysis could not be deleted.'}</Notice>
        ) : null
      }
      onConfirm={() => {
        if (!analysis) return;
        deletion.mutate(analysis.publicId, {
          onSuccess: () => {
            onDeleted();
            close();
          },
        });
      }}
    />
  );
}
