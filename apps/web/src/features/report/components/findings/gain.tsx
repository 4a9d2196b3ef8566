import { type Recommendation, fixOf, formatChange, formatPointsGained } from '@adjudge/contract';
import { useReport } from '../../model/report-state.ts';

/** Points that a recommendation gains: measured if the change was made and graded, otherwise what its audit could gain. */
export function Gain({ recommendation }: { recommendation: Recommendation }) {
  const fix = fixOf(recommendation.audit, useReport().fixes.whatIf);
  const gain = fix ? formatChange(fix.gain) : formatPointsGained(recommendation.points);
  if (gain === '') return null;
  return (
    <span className="block text-right font-mono text-md font-medium whitespace-nowrap text-good-text">
      {fix ? <span className="mr-1.5 font-sans text-xs">measured</span> : null}
      {gain}
      <span className="sr-only"> points</span>
    </span>
  );
}
