import {
  type AnalyzedCreative,
  missingElements,
  unsureElements,
  readElements,
  describeMissing,
  describeObjective,
  describeUserInput,
  describeUnread,
} from '@adjudge/contract';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import type { Correcting } from '../../model/correcting.ts';
import { useReport } from '../../model/report-state.ts';

type Dialog = ComponentType<ComponentProps<typeof import('./correct-dialog.tsx').default>>;

interface UnderstandingSummaryProps {
  /** null for readers who may not correct; 'gone' when the measurements were not kept. */
  correcting: Correcting | 'gone' | null;
}

/** What we read in the ad, how sure we are, and the way to correct it. */
export function UnderstandingSummary({ correcting }: UnderstandingSummaryProps) {
  const { analysis } = useReport();
  const [CorrectDialog, setDialog] = useState<Dialog | null>(null);
  const [outcome, setOutcome] = useState('');
  const objective = describeObjective(analysis);
  const told = describeUserInput(analysis.told);
  if (!analysis.understood && objective === null && correcting !== 'gone') return null;
  const may = correcting !== null && correcting !== 'gone';
  // Fetched on the click: `lazy` would replace the whole report if its code cannot be fetched, and remember the failure.
  const open = () =>
    import('./correct-dialog.tsx').then(
      (code) => setDialog(() => code.default),
      () => setOutcome('This could not be opened. Check your connection and try again.'),
    );
  return (
    <div className="grid gap-2 border-l-3 border-guide bg-tint px-4 py-3 text-md" data-testid="read-line">
      <Read analysis={analysis} />
      {objective === null ? null : <p>{objective}</p>}
      {told.length > 0 ? <p className="text-sm text-soft">You told us: {told.join('; ')}.</p> : null}
      {may ? (
        <p className="flex flex-wrap items-center gap-x-3" data-print="hide">
          <span className="text-soft">Not right?</span>
          <Button variant="outline" size="sm" onClick={() => void open()}>
            Change
          </Button>
          <output className="text-sm">{outcome}</output>
        </p>
      ) : null}
      {correcting === 'gone' ? (
        <p className="text-sm text-soft" data-print="hide">
          The measurements of this report were not kept, so it cannot be corrected. Grade the creative again
          to correct it.
        </p>
      ) : null}
      {may && CorrectDialog ? (
        <CorrectDialog
          correcting={correcting}
          onClose={() => setDialog(null)}
          onGraded={() => setOutcome('Graded again with what you told us.')}
        />
      ) : null}
    </div>
  );
}

function Read({ analysis: { understood, told } }: { analysis: AnalyzedCreative }) {
  if (!understood) return null;
  const elements = readElements(understood);
  const read = elements.filter(({ unread }) => unread === null);
  const missing = missingElements(understood, told);
  return (
    <p>
      {read.length > 0 ? 'We read: ' : null}
      {read.map(({ name, label, words, doubt }, index) => (
        <span key={name}>
          {index > 0 ? ' · ' : null}
          {label}
          {name === 'subject' ? ':' : null} {words === null ? null : <strong>{words}</strong>}
          {doubt === null ? null : <span className="text-soft"> ({doubt})</span>}
        </span>
      ))}
      {read.length > 0 ? '. ' : null}
      {[...describeUnread(elements), ...describeMissing(missing, unsureElements(understood))].join(' ')}
    </p>
  );
}
