import { faultMarks } from '@adjudge/contract';
import { useRef } from 'react';
import { markPlaces } from '../../model/mark-places.ts';
import { useReport } from '../../model/report-state.ts';
import { useElementSize } from '../creative/use-element-size.ts';
import { Lane, Marks } from './lane.tsx';

interface FaultLaneProps {
  duration: number;
  second: number;
  onSeek: (second: number) => void;
}

/** In px: a mark of 24 and the gap next to it. */
const STEP = 26;
const ROW = 28;
const MOST_ROWS = 2;

/** Size of the lane on a phone, used until it has been laid out. */
const ASSUMED = { width: 354, height: ROW };

/** The faults' numbers at their moments, without overlaps. Clicking a mark seeks and highlights its finding. */
export function FaultLane({ duration, second, onSeek }: FaultLaneProps) {
  const { findings, lit, light } = useReport();
  const lane = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(lane, ASSUMED);
  const marks = faultMarks(findings);
  if (marks.length === 0) return null;
  const ranked = marks.toSorted((a, b) => a.finding.number - b.finding.number);
  const wanted = ranked.map(({ second: moment }) => (moment / duration) * (width - STEP));
  const places = markPlaces(wanted, { width, step: STEP, mostRows: MOST_ROWS });
  const shown = ranked
    .flatMap((mark, index) => {
      const place = places[index];
      return place ? [{ ...mark, place }] : [];
    })
    // The arrow keys follow the order of the video.
    .toSorted((a, b) => a.second - b.second || a.place.row - b.place.row);
  const rows = Math.max(...shown.map(({ place }) => place.row)) + 1;
  return (
    <Lane name="Faults" at={second / duration}>
      <div ref={lane}>
        <Marks name="Faults" height={`${rows * ROW}px`}>
          {shown.map(({ second: moment, finding, label, place }, index) => (
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
              className="absolute grid size-6 place-items-center bg-mark-cost font-mono text-2xs font-medium text-on-mark focus-visible:z-1 data-[lit=true]:ring-2 data-[lit=true]:ring-ink"
              style={{ left: place.left, top: place.row * ROW + 2 }}
            >
              {finding.number}
            </button>
          ))}
        </Marks>
      </div>
    </Lane>
  );
}
