import { type Recommendation, points, unbroken, groupBy, EFFORT } from '@adjudge/contract';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { useReport } from '../../model/report-state.ts';
import { Gain } from '../findings/gain.tsx';
import { LightsBox } from '../findings/lights-box.tsx';
import { WhyItMatters } from '../findings/why-it-matters.tsx';
import { NumberChip } from '../findings/number-chip.tsx';
import { ReportSection } from '../report-section.tsx';
import { VideoAdvice } from './video-advice.tsx';

const sum = (items: readonly Recommendation[]): number =>
  items.reduce((total, item) => total + item.points, 0);

/** All recommendations by category; the first category stands open. */
export function RecommendationList() {
  const { recommendations } = useReport().analysis;
  return (
    <ReportSection title="Recommendations" aside={`${recommendations.length} in all`}>
      {recommendations.length === 0 ? (
        <p className="py-3 text-soft">Every check is good already; there is nothing to recommend.</p>
      ) : null}
      {groupBy(recommendations, ({ category }) => category).map(([category, own], index) => (
        <Disclosure
          key={category}
          tone="quiet"
          headingLevel={3}
          defaultOpen={index === 0}
          title={category}
          aside={`${own.length} · +${points(sum(own))}`}
        >
          <ul>
            {own.map((recommendation) => (
              <PricedRecommendation key={recommendation.id} recommendation={recommendation} />
            ))}
          </ul>
        </Disclosure>
      ))}
      <VideoAdvice />
    </ReportSection>
  );
}

/** A change with what it gives back. */
export function PricedRecommendation({ recommendation }: { recommendation: Recommendation }) {
  const { findings } = useReport();
  const finding = findings.find(({ audit }) => audit.id === recommendation.audit);
  const body = (
    <>
      {finding ? <NumberChip finding={finding} /> : <span />}
      <p className="font-semibold">{recommendation.title}</p>
      <Gain recommendation={recommendation} />
      <p className="col-start-2 mt-0.5 text-md text-soft">{unbroken(recommendation.text)}</p>
      <p className="col-start-2 mt-1 flex flex-wrap items-center gap-x-5 text-sm text-soft">
        {EFFORT[recommendation.effort]}
        {finding ? <WhyItMatters audit={finding.audit} /> : null}
      </p>
    </>
  );
  const style = 'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3.5 py-2.5 data-[lit=true]:bg-tint';
  return (
    <li data-print="whole">
      {finding ? (
        <LightsBox finding={finding} className={style}>
          {body}
        </LightsBox>
      ) : (
        <div className={style}>{body}</div>
      )}
    </li>
  );
}
