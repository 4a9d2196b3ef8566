import { formatPoints, type TagPlace, type DrawnBox } from '@adjudge/contract';
import { clsx } from 'clsx';
import { useReport } from '../../model/report-state.ts';
import { boxStyle } from '../../model/box-style.ts';

interface EvidenceBoxProps {
  mark: DrawnBox;
  tag: TagPlace;
  size: { readonly width: number; readonly height: number };
  /** Another finding's box covers the same place and takes the pointer. This one can only be clicked on its number. */
  beneath: boolean;
}

/** A box over more than this share of the picture would catch every pointer event: only its number can be clicked. */
const MAX_CLICKABLE_SHARE = 0.5;

export function EvidenceBox({ mark, tag, size, beneath }: EvidenceBoxProps) {
  const { lit, light, revealFinding } = useReport();
  const { finding, box, label } = mark;
  const isLit = lit === finding.number;
  const covers = box.w * box.h;
  const cost = finding.costs ? `, costs ${formatPoints(finding.audit.pointsLost)} points` : '';
  return (
    <button
      type="button"
      aria-label={`${finding.number}. ${finding.audit.title}: ${label}${cost}`}
      data-lit={isLit}
      onClick={() => revealFinding(finding)}
      onMouseEnter={() => light(finding.number)}
      onMouseLeave={() => light(null)}
      onFocus={() => light(finding.number)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The next box may be rendered only while this finding is highlighted: it must still exist when it receives the focus.
        if (!currentTarget.parentElement?.contains(relatedTarget)) light(null);
      }}
      style={{
        ...boxStyle(box),
        zIndex: Math.round((1 - covers) * 100),
      }}
      className={clsx(
        'absolute transition-opacity duration-150',
        (beneath || covers > MAX_CLICKABLE_SHARE) && 'pointer-events-none',
        finding.costs
          ? 'border-[1.5px] border-white outline-[1.5px] -outline-offset-1 outline-mark-cost'
          : 'border-[1.5px] border-mark bg-mark/8',
        lit !== null && !isLit && 'opacity-35',
        isLit && 'outline-3 outline-offset-1',
        isLit && (finding.costs ? 'bg-mark-cost/12 outline-mark-cost' : 'bg-mark/18 outline-mark'),
      )}
    >
      <span
        className={clsx(
          'pointer-events-auto absolute grid size-[22px] place-items-center font-mono text-[12px]/none font-medium text-on-mark after:absolute after:-inset-2.5',
          finding.costs ? 'bg-mark-cost' : 'bg-mark',
        )}
        style={{ left: tag.left - box.x * size.width - 1.5, top: tag.top - box.y * size.height - 1.5 }}
      >
        {finding.number}
      </span>
    </button>
  );
}
