import { Suspense, lazy, useState } from 'react';
import { Disclosure } from '../../../../components/ui/disclosure.tsx';
import { AbTests } from './ab-tests.tsx';

const TestCalculator = lazy(() => import('./test-calculator.tsx'));

/** What to test next, and how many people a test takes: fields are loaded for people who open the section. */
export function AbTestsSection() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="A/B Testing Suggestions" open={open} onOpenChange={setOpen}>
      <AbTests />
      {open ? (
        <Suspense>
          <TestCalculator />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
