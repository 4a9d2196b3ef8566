import {
  WEAK_POINTS_MEAN,
  WEAK_POINTS_TITLE,
  type WeakPoint,
  describeLikelihood,
  withNonBreakingSpaces,
  weakPointsOf,
} from '@adjudge/contract';
import { Button } from '../../../../components/ui/button.tsx';
import { useReport } from '../../model/report-state.ts';

interface WeakPointsProps {
  /** Whether they have a section of their own, which already shows their title. */
  isSection?: boolean;
}

/** What readers criticize in such ads, separate from what is measured and priced. */
export function WeakPoints({ isSection = false }: WeakPointsProps) {
  const points = weakPointsOf(useReport().analysis);
  if (points.length === 0) return null;
  return (
    <div className="py-3.5" data-print="whole">
      {isSection ? null : <h3 className="font-semibold">{WEAK_POINTS_TITLE}</h3>}
      <p className="text-sm text-soft">{WEAK_POINTS_MEAN}</p>
      <ul className="mt-2 grid gap-2.5">
        {points.map((point) => (
          <li key={point.weakness} className="border-l-3 border-rule pl-3.5">
            <Point point={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks its places on the picture while the pointer or the focus is inside. */
function Point({ point }: { point: WeakPoint }) {
  const { pointAt, revealPlaces } = useReport();
  const boxes = point.evidence.flatMap(({ box }) => box ?? []);
  return (
    <div
      onMouseEnter={() => pointAt(boxes)}
      onMouseLeave={({ currentTarget }) => {
        // Bringing the picture into view moves the page away from under the pointer.
        if (!currentTarget.contains(document.activeElement)) pointAt([]);
      }}
      onFocus={() => pointAt(boxes)}
      onBlur={() => pointAt([])}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3.5">
        <span className="font-medium">{point.name}</span>
        <span className="font-mono text-xs text-soft">{describeLikelihood(point)}</span>
      </p>
      <p className="text-md text-soft">{withNonBreakingSpaces(point.text)}</p>
      {boxes.length > 0 ? (
        <span data-print="hide">
          <Button variant="link" size="sm" onClick={() => revealPlaces(boxes)}>
            Show on the creative
          </Button>
        </span>
      ) : null}
    </div>
  );
}
