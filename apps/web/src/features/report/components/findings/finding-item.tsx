import { type Finding, formatPoints } from '@adjudge/contract';
import { clsx } from 'clsx';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { findingElementId, useReport } from '../../model/report-state.ts';
import { FindingCard } from './finding-card.tsx';
import { HighlightsBox } from './highlights-box.tsx';
import { NumberChip } from './number-chip.tsx';

/** One finding in its category. Collapsed it shows number, title, measured value and cost; open, everything about it. */
export function FindingItem({ finding }: { finding: Finding }) {
  const { openFindings, setFindingOpen } = useReport();
  const { audit } = finding;
  return (
    <HighlightsBox
      finding={finding}
      id={findingElementId(audit.id)}
      className="scroll-my-6 pl-1 transition-colors duration-150 data-[lit=true]:bg-tint sm:pl-3"
    >
      <Disclosure
        tone="quiet"
        headingLevel={4}
        open={openFindings.has(audit.id)}
        onOpenChange={(open) => setFindingOpen(audit.id, open)}
        title={
          <span className="flex items-center gap-3 text-md font-medium">
            <NumberChip finding={finding} />
            {audit.title}
          </span>
        }
        aside={<Cost finding={finding} />}
      >
        <FindingCard finding={finding} />
      </Disclosure>
    </HighlightsBox>
  );
}

function Cost({ finding: { audit, costs } }: { finding: Finding }) {
  return (
    <span className="grid justify-items-end sm:flex sm:gap-4">
      <span className="text-ink">{audit.display}</span>
      <span className={clsx('min-w-10 text-right', costs ? 'text-poor-text' : 'text-soft')}>
        {audit.pointsLost < 0.05 ? '0' : `−${formatPoints(audit.pointsLost)}`}
        <span className="sr-only"> points</span>
      </span>
    </span>
  );
}
