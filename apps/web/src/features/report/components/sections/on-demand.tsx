import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { GRADING_ELEMENT_ID, useReport } from '../../model/report-state.ts';
import { AbTests } from './ab-tests.tsx';
import { AnalysisReasoning } from './analysis-reasoning.tsx';
import { Documentation } from './documentation.tsx';
import { HowGradingWorks } from './how-grading-works.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

/** The five sections for whoever wants to know more; print opens them all. */
export function OnDemand() {
  const { gradingOpen, setGradingOpen } = useReport();
  return (
    <div className="border-t border-ink">
      <Disclosure title="Detailed Score Breakdown">
        <ScoreBreakdown />
      </Disclosure>
      <Disclosure title="Analysis Reasoning">
        <AnalysisReasoning />
      </Disclosure>
      <Disclosure title="A/B Testing Suggestions">
        <AbTests />
      </Disclosure>
      <div id={GRADING_ELEMENT_ID} className="scroll-mt-6">
        <Disclosure title="How Grading Works" open={gradingOpen} onOpenChange={setGradingOpen}>
          <HowGradingWorks />
        </Disclosure>
      </div>
      <Disclosure title="Complete Documentation Report">
        <Documentation />
      </Disclosure>
    </div>
  );
}
