import { type AnalyzedCreative, EXPORT_TEXTS } from '@adjudge/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/popups/dialog.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { type Export, saveExport } from '../../api/exports.ts';

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  analysis: Pick<AnalyzedCreative, 'analysisId'>;
  title: string;
  description: string;
  /** Button label with the verb and the object: 'Export PDF'. */
  action: string;
  /** null when there is nothing to export; `children` then say why. */
  wanted: Export | null;
  /** Options, shown above the buttons. */
  children?: ReactNode;
}

/** The dialog is visible until it has faded out; its message is reset after that. */
const RESET_MILLISECONDS = 300;

/** Asks for options, runs the export, and reports the result. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, onClose, title, description, action, wanted, children } = props;
  const { analysisId } = props.analysis;
  const { mutate, reset, status, error } = useMutation({
    mutationKey: ['export', wanted?.kind, analysisId],
    mutationFn: (chosen: Export) => saveExport(analysisId, chosen),
  });
  const reason = useId();
  const resetting = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(resetting.current), []);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        onClose();
        resetting.current = window.setTimeout(reset, RESET_MILLISECONDS);
      }}
      title={title}
      description={description}
      actions={
        <Button
          busy={status === 'pending'}
          off={wanted === null}
          aria-describedby={wanted === null ? reason : undefined}
          onClick={() => {
            if (wanted) mutate(wanted);
          }}
        >
          {status === 'pending' ? 'Exporting...' : action}
          {status === 'pending' ? null : <Download aria-hidden />}
        </Button>
      }
    >
      <div id={reason}>{children}</div>
      <div className="mt-4 empty:hidden" aria-live="polite">
        {status === 'success' ? <Notice kind="success">{EXPORT_TEXTS.success}</Notice> : null}
        {status === 'error' ? (
          <Notice
            kind="error"
            title={wanted?.kind === 'rubric' ? EXPORT_TEXTS.rubricFailed : EXPORT_TEXTS.failed}
          >
            {error.message}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
