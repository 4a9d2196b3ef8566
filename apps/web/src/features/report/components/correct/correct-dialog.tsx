import { type Correction, TEXTS, type UserInput, describeUserInput } from '@adjudge/contract';
import { useRef, useState } from 'react';
import { type HintDraft, HintFields, toHints } from '../../../../components/hint-fields.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/popups/dialog.tsx';
import { Notice } from '../../../../components/ui/notice.tsx';
import { type Correcting, withCorrection, placesOf } from '../../model/correcting.ts';
import { useReport } from '../../model/report-state.ts';
import { AbsentFields } from './absent-fields.tsx';
import { Stage } from './stage.tsx';
import { CorrectionList } from './correction-list.tsx';

type Absent = NonNullable<UserInput['absent']>;

interface CorrectDialogProps {
  correcting: Correcting;
  onClose: () => void;
  onGraded: () => void;
}

/** Shows the creative with everything that was read. The user can relabel each item and add what no picture shows. */
export default function CorrectDialog({ correcting, onClose, onGraded }: CorrectDialogProps) {
  const { analysis } = useReport();
  const before = analysis.told ?? {};
  const [corrections, setCorrections] = useState<readonly Correction[]>(before.corrections ?? []);
  const [absent, setAbsent] = useState<readonly Absent[number][]>(before.absent ?? []);
  const [hints, setHints] = useState<HintDraft>({
    brand: before.brand ?? '',
    objective: before.objective ?? '',
    industry: before.industry ?? '',
    audience: before.audience ?? '',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const places = placesOf(analysis, corrections);
  const ofTheWhole = { ...toHints(hints), ...(absent.length > 0 && { absent: [...absent] }) };

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await correcting.send({
        ...ofTheWhole,
        ...(corrections.length > 0 && { corrections: [...corrections] }),
      });
      onGraded();
      onClose();
    } catch (error) {
      setProblem((error instanceof Error && error.message) || TEXTS.correctionFailed);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="What the ad shows"
      description="Choose a line and say what it is. We take your word for it and score the ad again, free."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            Grade again (free)
          </Button>
        </>
      }
    >
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Stage
          places={places}
          creative={analysis.creative}
          onCall={(box, is) => setCorrections((all) => withCorrection(all, box, is))}
        />
        <div className="grid content-start gap-6">
          <CorrectionList
            corrections={corrections}
            others={describeUserInput(ofTheWhole)}
            places={places}
            onChange={setCorrections}
          />
          <AbsentFields value={absent} onChange={setAbsent} />
          <HintFields value={hints} onChange={setHints} />
        </div>
      </div>
      {problem === null ? null : (
        <div className="mt-5">
          <Notice kind="error">{problem}</Notice>
        </div>
      )}
    </Dialog>
  );
}
