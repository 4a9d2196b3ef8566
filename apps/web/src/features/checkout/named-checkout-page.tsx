import { PAYMENT_TEXTS, type PaidPlanName } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { PageBody } from '../../components/page-body.tsx';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { Button, buttonStyle } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { PaymentSection } from './components/payment-section.tsx';

/** /checkout?planName=: the short checkout. The server judges the name. */
export function NamedCheckoutPage({ planName, quantity }: { planName: string; quantity: number }) {
  usePageTitle('Checkout');
  return (
    <PageBody className="max-w-lg! lg:py-16">
      <h1 className="text-3xl font-bold tracking-tight">Checkout</h1>
      <p className="mt-2 mb-5 text-soft">You are purchasing the {planName}.</p>
      <div className="mb-6">
        <TestModeNote />
      </div>
      <PaymentSection planName={planName as PaidPlanName} quantity={quantity} failed={notInitialized} />
    </PageBody>
  );
}

const notInitialized = (_: Error, onRetry: () => void) => (
  <Notice
    kind="error"
    actions={
      <>
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
        <Link to="/pricing" className={buttonStyle({ variant: 'link', size: 'sm' })}>
          Go Back to Pricing
        </Link>
      </>
    }
  >
    {PAYMENT_TEXTS.initFailed}
  </Notice>
);
