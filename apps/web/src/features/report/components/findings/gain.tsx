import { type Recommendation, gained } from '@adjudge/contract';
import { fixOf, signed } from '../../model/fixes.ts';
import { useReport } from '../../model/report-state.ts';

/** What a recommendation gives back: measured where the change was made and graded, else what its audit could give. */
export function Gain({ recommendation }: { recommendation: Recommendation }) {
  const fix = fixOf(useReport().fixes, recommendation.audit);
  const gain = fix ? signed(fix.gain) : gained(recommendation.points);
  if (gain === '') return null;
  return (
    <span className="block text-right font-mono text-md font-medium whitespace-nowrap text-good-text">
      {fix ? <span className="mr-1.5 font-sans text-xs">measured</span> : null}
      {gain}
      <span className="sr-only"> points</span>
    </span>
  );
}
