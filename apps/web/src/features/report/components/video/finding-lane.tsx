import { findingMarks } from '@adjudge/contract';
import { clsx } from 'clsx';
import { useReport } from '../../model/report-state.ts';
import { Lane, Marks } from './lane.tsx';

interface FindingLaneProps {
  duration: number;
  second: number;
  onSeek: (second: number) => void;
}

/** Numbers of the findings where they point to; a mark seeks and lights its finding. */
export function FindingLane({ duration, second, onSeek }: FindingLaneProps) {
  const { findings, lit, light } = useReport();
  const marks = findingMarks(findings);
  if (marks.length === 0) return null;
  return (
    <Lane name="Findings" at={second / duration}>
      <Marks name="Findings" height="1.75rem">
        {marks.map(({ second: moment, finding, label }, index) => (
          <button
            key={`${finding.number} ${moment} ${label}`}
            type="button"
            aria-label={label}
            title={label}
            tabIndex={index === 0 ? 0 : -1}
            data-lit={lit === finding.number}
            onClick={() => {
              onSeek(moment);
              light(finding.number);
            }}
            onMouseEnter={() => light(finding.number)}
            onMouseLeave={() => light(null)}
            className={clsx(
              'absolute top-0.5 grid size-6 place-items-center font-mono text-2xs font-medium text-on-mark focus-visible:z-[1000]! data-[lit=true]:z-[999]! data-[lit=true]:ring-2 data-[lit=true]:ring-ink',
              finding.costs ? 'bg-mark-cost' : 'bg-mark',
            )}
            // Of marks on one spot the one that gives most points back is seen.
            style={{
              left: `calc(${moment / duration} * (100% - 1.5rem))`,
              zIndex: Math.max(0, 998 - finding.number),
            }}
          >
            {finding.number}
          </button>
        ))}
      </Marks>
    </Lane>
  );
}
