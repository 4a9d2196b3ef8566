import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { AbTests } from './ab-tests.tsx';
import { AnalysisReasoning } from './analysis-reasoning.tsx';
import { Documentation } from './documentation.tsx';
import { GradingSection } from './grading-section.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';
import { TestCalculator } from './test-calculator.tsx';

/** The five sections for whoever wants to know more; print opens them all. */
export const OnDemand = () => (
  <div className="border-t border-ink">
    <Disclosure title="Detailed Score Breakdown">
      <ScoreBreakdown />
    </Disclosure>
    <Disclosure title="Analysis Reasoning">
      <AnalysisReasoning />
    </Disclosure>
    <Disclosure title="A/B Testing Suggestions">
      <AbTests />
      <TestCalculator />
    </Disclosure>
    <GradingSection />
    <Documentation />
  </div>
);
