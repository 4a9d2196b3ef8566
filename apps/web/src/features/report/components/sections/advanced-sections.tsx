import { FoldedSection } from '../folded-section.tsx';
import { AbTestsSection } from './ab-tests/ab-tests-section.tsx';
import { AnalysisReasoning } from './scoring/analysis-reasoning.tsx';
import { Documentation } from './documentation/documentation.tsx';
import { GradingSection } from './scoring/grading-section.tsx';
import { ScoreBreakdown } from './scoring/score-breakdown.tsx';

/** The five sections for users who want to know more. Print opens them all. */
export const AdvancedSections = () => (
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
