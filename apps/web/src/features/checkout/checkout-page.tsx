import { PAYMENT_TEXTS, type PaidPlanName, type Plan, formatPrice, planBySlug } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { buttonStyle } from '../../components/ui/button.tsx';
import { HttpError, NetworkError } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { InvalidPlan, ToPricing } from './components/invalid-plan.tsx';
import { PaymentSection } from './components/payment-section.tsx';
import { QuantityField } from './components/quantity-field.tsx';
import { RetryNotice } from '../../components/load-failed.tsx';

interface CheckoutPageProps {
  slug: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Route /checkout/{slug}: the checkout of a plan, or why there is nothing to pay here. */
export function CheckoutPage({ slug, ...order }: CheckoutPageProps) {
  const plan = planBySlug(slug);
  usePageTitle(plan ? `Checkout: ${plan.name}` : 'Page not found');
  if (!plan) return <InvalidPlan />;
  if (plan.name === 'Free Trial') {
    return (
      <DeadEndPage
        title="Free Trial"
        text={PAYMENT_TEXTS.planFree}
        action={
          <Link to="/analyze" className={buttonStyle({ size: 'lg' })}>
            Analyze an ad
          </Link>
        }
      >
        <p className="mt-4">
          <ToPricing />
        </p>
      </DeadEndPage>
    );
  }
  return <Purchase plan={plan} planName={plan.name} {...order} />;
}

type PurchaseProps = Omit<CheckoutPageProps, 'slug'> & { plan: Plan; planName: PaidPlanName };

const Purchase = ({ plan, planName, quantity, onQuantity }: PurchaseProps) => (
  <PageBody className="max-w-5xl!">
    <Link
      to="/pricing"
      className="inline-flex min-h-11 items-center gap-1.5 text-md text-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Plans
    </Link>
    <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-3xl font-bold tracking-tight">Complete Your Purchase</h1>
      <TestModeNote />
    </div>
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="order">
        <h2 id="order" className="border-b border-ink pb-2 text-sm font-bold">
          Your order
        </h2>
        <p className="mt-5 text-2xl font-bold tracking-tight">{plan.name}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="text-xl font-semibold">{formatPrice(plan.cents)}</span>
          <span className="text-md text-soft">{plan.priceDetails}</span>
        </p>
        <p className="mt-3 text-md text-soft">{plan.description}</p>
        <div className="mt-6">
          <QuantityField value={quantity} onChange={onQuantity} />
        </div>
        <Total plan={plan} quantity={quantity} />
      </section>
      <section aria-labelledby="payment">
        <h2 id="payment" className="border-b border-ink pb-2 text-sm font-bold">
          Payment
        </h2>
        <div className="mt-5">
          <PaymentSection planName={planName} quantity={quantity} failed={notInitialized} />
        </div>
        <p className="mt-6">
          <ToPricing />
        </p>
      </section>
    </div>
  </PageBody>
);

const Total = ({ plan, quantity }: { plan: Plan; quantity: number }) => (
  <dl className="mt-6 grid grid-cols-[1fr_auto] gap-y-1 border-t border-rule pt-4 text-md">
    {(['banner', 'video'] as const)
      .filter((kind) => plan.credits[kind] > 0)
      .map((kind) => (
        <div key={kind} className="contents text-soft">
          <dt>{kind === 'banner' ? 'Banner gradings' : 'Video gradings'}</dt>
          <dd className="text-right">{plan.credits[kind] * quantity}</dd>
        </div>
      ))}
    <dt className="pt-2 text-lg font-bold">Total</dt>
    <dd className="pt-2 text-right text-lg font-bold" aria-live="polite">
      {formatPrice(plan.cents * quantity)}
    </dd>
  </dl>
);

const notInitialized = (error: Error, onRetry: () => void) => (
  <RetryNotice title="Could Not Initialize Payment" onRetry={onRetry}>
    {failureText(error)}
  </RetryNotice>
);

/** A response without a payment intent has its own message. */
function failureText(error: Error): string {
  if (error instanceof HttpError) return error.message || PAYMENT_TEXTS.initUnknown;
  return error instanceof NetworkError ? PAYMENT_TEXTS.initUnknown : PAYMENT_TEXTS.intentMissing;
}
