import { FoldedSection } from '../../folded-section.tsx';
import { HowGradingWorks } from './how-grading-works.tsx';

/** What the score is made of; opened from elsewhere in the report too. */
export const GradingSection = () => (
  <FoldedSection id="grading" title="How Grading Works">
    <HowGradingWorks />
  </FoldedSection>
);
