import {
  type Finding,
  type Recommendation,
  WEAK_POINTS_TITLE,
  topRecommendations,
  totalGain,
  describeNoFixes,
  weakPointsOf,
} from '@adjudge/contract';
import { useState } from 'react';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { adviceElementId, firstFoldId } from '../../model/advice.ts';
import { useReport } from '../../model/report-state.ts';
import { isWideScreen } from '../../model/wide-screen.ts';
import { TopFix } from '../fixes/top-fix.tsx';
import { ReportSection } from '../report-section.tsx';
import { FixText } from './fix-text.tsx';
import { Gain } from './gain.tsx';
import { HighlightsBox } from './highlights-box.tsx';
import { NumberChip } from './number-chip.tsx';
import { WeakPoints } from './weak-points.tsx';

/** The three changes that gain the most points. */
export function DoFirst() {
  const { analysis, findings, fixes } = useReport();
  const [wide] = useState(isWideScreen);
  const three = topRecommendations(findings);
  const gain = totalGain(
    three.map(({ recommendation }) => recommendation),
    analysis.overallScore,
    fixes.whatIf,
  );
  if (three.length === 0) {
    return weakPointsOf(analysis).length > 0 ? (
      <ReportSection id="fixes" title={WEAK_POINTS_TITLE}>
        <WeakPoints isSection />
      </ReportSection>
    ) : (
      <ReportSection id="fixes" title="Do these first">
        <p className="py-4 text-soft">{describeNoFixes(analysis)}</p>
      </ReportSection>
    );
  }
  return (
    <ReportSection id="fixes" title="Do these first" aside={gain === '' ? null : <>up to {gain} points</>}>
      <ol>
        {three.map((finding, index) => (
          <li key={finding.audit.id} id={adviceElementId(finding.audit.id)}>
            {wide || index === 0 ? (
              <Shown finding={finding} {...finding} />
            ) : (
              <Folded finding={finding} {...finding} />
            )}
          </li>
        ))}
      </ol>
      <WeakPoints />
      <TopFix />
    </ReportSection>
  );
}

interface FixProps {
  finding: Finding;
  recommendation: Recommendation;
}

const LIT =
  'transition-shadow duration-150 data-[lit=true]:bg-tint data-[lit=true]:shadow-[-0.75rem_0_0_var(--tint),0.75rem_0_0_var(--tint)]';

const Shown = ({ finding, recommendation }: FixProps) => (
  <HighlightsBox
    finding={finding}
    className={`grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3.5 border-b border-rule py-3.5 ${LIT}`}
  >
    <NumberChip finding={finding} />
    <h3 className="text-lg font-semibold">{recommendation.title}</h3>
    <Gain recommendation={recommendation} />
    <div className="col-span-2 col-start-2">
      <FixText finding={finding} recommendation={recommendation} />
    </div>
  </HighlightsBox>
);

/** On a narrow screen the second and third change show only their title and gain until they are opened. */
function Folded({ finding, recommendation }: FixProps) {
  const { openFolds, setFoldOpen } = useReport();
  const id = firstFoldId(finding.audit.id);
  return (
    <HighlightsBox finding={finding} className={LIT}>
      <Disclosure
        tone="quiet"
        headingLevel={3}
        open={openFolds.has(id)}
        onOpenChange={(open) => setFoldOpen(id, open)}
        title={
          <span className="flex items-center gap-3.5 text-lg">
            <NumberChip finding={finding} />
            {recommendation.title}
          </span>
        }
        aside={<Gain recommendation={recommendation} />}
      >
        <div className="pl-[2.375rem]">
          <FixText finding={finding} recommendation={recommendation} />
        </div>
      </Disclosure>
    </HighlightsBox>
  );
}
