import { type Finding, describePlace, secondsOf } from '@adjudge/contract';
import { Crosshair } from 'lucide-react';
import { useReport } from '../../model/report-state.ts';
import { SeekButton } from '../video/seek-button.tsx';
import { SHOW_STYLE } from './show-style.ts';

/** Maximum number of places to name. The picture shows the same number. */
const MOST_PLACES = 6;

export function FindingWhere({ finding }: { finding: Finding }) {
  const { revealBox } = useReport();
  const { evidence, title } = finding.audit;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        {evidence.slice(0, MOST_PLACES).map(describePlace).join('; ')}
        {evidence.length > MOST_PLACES ? ` and ${evidence.length - MOST_PLACES} more` : ''}
      </span>
      {secondsOf(finding)
        .slice(0, MOST_PLACES)
        .map((second) => (
          <SeekButton key={second} second={second} about={title} finding={finding} />
        ))}
      {finding.boxes.some(({ second }) => second === undefined) ? (
        <button type="button" data-print="hide" onClick={() => revealBox(finding)} className={SHOW_STYLE}>
          <Crosshair aria-hidden className="size-4" />
          Show box {finding.number}
        </button>
      ) : null}
    </span>
  );
}
