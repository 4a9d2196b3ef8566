import type { Recommendation } from '@adjudge/contract';
import { useReport } from '../../../model/report-state.ts';
import { Gain } from '../../findings/gain.tsx';
import { NumberChip } from '../../findings/number-chip.tsx';

/** The title of a recommendation whose text is under what to do first, linking there. */
export function AdviceLink({ recommendation }: { recommendation: Recommendation }) {
  const { findings, revealAdvice } = useReport();
  const finding = findings.find(({ audit }) => audit.id === recommendation.audit);
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-1">
      {finding ? <NumberChip finding={finding} /> : <span />}
      <p>
        <button
          type="button"
          onClick={() => revealAdvice(recommendation)}
          className="min-h-6 text-left font-semibold underline decoration-rule underline-offset-4 hover:decoration-current max-lg:min-h-11"
        >
          {recommendation.title}
        </button>
      </p>
      <Gain recommendation={recommendation} />
    </div>
  );
}
