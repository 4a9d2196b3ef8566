import { FoldedSection } from '../../folded-section.tsx';
import { HowGradingWorks } from './how-grading-works.tsx';

/** What the score is made of. Other parts of the report link here. */
export const GradingSection = () => (
  <FoldedSection id="grading" title="How Grading Works">
    <HowGradingWorks />
  </FoldedSection>
);
