import { PAID_PLAN_NAMES, PAYMENT_TEXTS, type PaidPlanName } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { PageBody } from '../../components/page-body.tsx';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { Button, buttonStyle } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { InvalidPlan } from './components/invalid-plan.tsx';
import { PaymentSection } from './components/payment-section.tsx';

interface NamedCheckoutPageProps {
  planName: string;
  quantity: number;
}

/** Route /checkout?planName=: the short checkout of a package, or why there is nothing to pay here. */
export function NamedCheckoutPage({ planName, quantity }: NamedCheckoutPageProps) {
  const known = PAID_PLAN_NAMES.find((name) => name === planName);
  return known ? <NamedCheckout planName={known} quantity={quantity} /> : <InvalidPlan />;
}

function NamedCheckout({ planName, quantity }: { planName: PaidPlanName; quantity: number }) {
  usePageTitle('Checkout');
  return (
    <PageBody className="max-w-lg! lg:py-16">
      <h1 className="text-3xl font-bold tracking-tight">Checkout</h1>
      <p className="mt-2 mb-5 text-soft">You are purchasing the {planName}.</p>
      <div className="mb-6">
        <TestModeNote />
      </div>
      <PaymentSection planName={planName} quantity={quantity} failed={notInitialized} />
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
