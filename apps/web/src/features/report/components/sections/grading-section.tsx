import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { GRADING_ELEMENT_ID, useReport } from '../../model/report-state.ts';
import { HowGradingWorks } from './how-grading-works.tsx';

/** What the score is made of; opened from elsewhere in the report too. */
export function GradingSection() {
  const { gradingOpen, setGradingOpen } = useReport();
  return (
    <div id={GRADING_ELEMENT_ID} className="scroll-mt-6">
      <Disclosure title="How Grading Works" open={gradingOpen} onOpenChange={setGradingOpen}>
        <HowGradingWorks />
      </Disclosure>
    </div>
  );
}
