import type { Finding } from '@adjudge/contract';
import type { ReactNode } from 'react';
import { useReport } from '../../model/report-state.ts';
import { HighlightsBox } from './highlights-box.tsx';
import { NumberChip } from './number-chip.tsx';

interface FindingLinkProps {
  finding: Finding;
  /** Shown next to the finding: its cost, or when it appears in the video. */
  aside?: ReactNode;
}

/** A finding's number and title, linking to its full text. */
export function FindingLink({ finding, aside }: FindingLinkProps) {
  const { revealFinding, findingsShown } = useReport();
  const { title } = finding.audit;
  return (
    <HighlightsBox
      finding={finding}
      className="flex flex-wrap items-center gap-x-3 text-md data-[lit=true]:bg-tint"
    >
      <NumberChip finding={finding} />
      {findingsShown ? (
        <button
          type="button"
          onClick={() => revealFinding(finding)}
          className="min-h-8 grow basis-40 py-1 text-left underline decoration-rule underline-offset-4 hover:decoration-current max-lg:min-h-11"
        >
          {title}
        </button>
      ) : (
        <span className="min-h-8 grow basis-40 py-1">{title}</span>
      )}
      {aside}
    </HighlightsBox>
  );
}
