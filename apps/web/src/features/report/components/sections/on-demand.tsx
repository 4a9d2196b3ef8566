import { FoldedSection } from '../folded-section.tsx';
import { AbTestsSection } from './ab-tests-section.tsx';
import { AnalysisReasoning } from './analysis-reasoning.tsx';
import { Documentation } from './documentation.tsx';
import { GradingSection } from './grading-section.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

/** The five sections for people who want to know more; print opens them all. */
export const OnDemand = () => (
  <>
    <FoldedSection id="breakdown" title="Detailed Score Breakdown">
      <ScoreBreakdown />
    </FoldedSection>
    <FoldedSection id="reasoning" title="Analysis Reasoning">
      <AnalysisReasoning />
    </FoldedSection>
    <AbTestsSection />
    <GradingSection />
    <Documentation />
  </>
);
