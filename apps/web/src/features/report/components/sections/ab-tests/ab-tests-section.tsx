import { Suspense, lazy } from 'react';
import { useReport } from '../../../model/report-state.ts';
import { FoldedSection } from '../../folded-section.tsx';
import { AbTests } from './ab-tests.tsx';

const TestCalculator = lazy(() => import('./test-calculator.tsx'));

/** What to test next, and how many people a test needs. The calculator is loaded when the section is opened. */
export function AbTestsSection() {
  const { analysis, openFolds } = useReport();
  return (
    <FoldedSection id="tests" title="A/B Testing Suggestions" aside={analysis.abTestingIdeas.length}>
      <AbTests />
      {openFolds.has('tests') ? (
        <Suspense>
          <TestCalculator />
        </Suspense>
      ) : null}
    </FoldedSection>
  );
}
