import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { AbTestsSection } from './ab-tests-section.tsx';
import { AnalysisReasoning } from './analysis-reasoning.tsx';
import { Documentation } from './documentation.tsx';
import { GradingSection } from './grading-section.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

/** The five sections for people who want to know more; print opens them all. */
export const OnDemand = () => (
  <div className="border-t border-ink">
    <Disclosure title="Detailed Score Breakdown">
      <ScoreBreakdown />
    </Disclosure>
    <Disclosure title="Analysis Reasoning">
      <AnalysisReasoning />
    </Disclosure>
    <AbTestsSection />
    <GradingSection />
    <Documentation />
  </div>
);
