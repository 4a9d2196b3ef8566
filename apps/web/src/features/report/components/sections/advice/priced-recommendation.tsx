import { EFFORT, type Recommendation, withNonBreakingSpaces } from '@adjudge/contract';
import { adviceElementId } from '../../../model/advice.ts';
import { useReport } from '../../../model/report-state.ts';
import { Gain } from '../../findings/gain.tsx';
import { HighlightsBox } from '../../findings/highlights-box.tsx';
import { NumberChip } from '../../findings/number-chip.tsx';
import { WhyItMatters } from '../../findings/why-it-matters.tsx';

interface PricedRecommendationProps {
  recommendation: Recommendation;
  /** Whether links to this recommendation lead here. */
  isHome?: boolean;
}

/** A recommendation with the points that it gains. */
export function PricedRecommendation({ recommendation, isHome = false }: PricedRecommendationProps) {
  const { findings } = useReport();
  const finding = findings.find(({ audit }) => audit.id === recommendation.audit);
  const id = isHome ? { id: adviceElementId(recommendation.audit), tabIndex: -1 } : {};
  const body = (
    <>
      {finding ? <NumberChip finding={finding} /> : <span />}
      <p className="font-semibold" {...id}>
        {recommendation.title}
      </p>
      <Gain recommendation={recommendation} />
      <p className="col-start-2 mt-0.5 text-md text-soft">{withNonBreakingSpaces(recommendation.text)}</p>
      <p className="col-start-2 mt-1 flex flex-wrap items-center gap-x-5 text-sm text-soft">
        {EFFORT[recommendation.effort]}
        {finding ? <WhyItMatters audit={finding.audit} /> : null}
      </p>
    </>
  );
  const style = 'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3.5 py-2.5 data-[lit=true]:bg-tint';
  return finding ? (
    <HighlightsBox finding={finding} className={style}>
      {body}
    </HighlightsBox>
  ) : (
    <div className={style}>{body}</div>
  );
}
