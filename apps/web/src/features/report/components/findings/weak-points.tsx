import { WEAK_POINTS_MEAN, WEAK_POINTS_TITLE, sayHowLikely, unbroken, weakPointsOf } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

/** What readers hold against such ads, apart from what is measured and priced. */
export function WeakPoints() {
  const points = weakPointsOf(useReport().analysis);
  if (points.length === 0) return null;
  return (
    <div className="py-3.5" data-print="whole">
      <h3 className="font-semibold">{WEAK_POINTS_TITLE}</h3>
      <p className="text-sm text-soft">{WEAK_POINTS_MEAN}</p>
      <ul className="mt-2 grid gap-2.5">
        {points.map((point) => (
          <li key={point.weakness} className="border-l-3 border-rule pl-3.5">
            <p className="flex items-baseline justify-between gap-x-3.5">
              <span className="font-medium">{point.name}</span>
              <span className="font-mono text-xs whitespace-nowrap text-soft">{sayHowLikely(point)}</span>
            </p>
            <p className="text-md text-soft">{unbroken(point.text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
