import { PAYMENT_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { DeadEndPage } from '../../../components/dead-end-page.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';

export const ToPricing = () => (
  <Link to="/pricing" className={buttonStyle({ variant: 'link' })}>
    Go Back to Pricing
  </Link>
);

/** Replaces the checkout when the URL names no plan in the catalog. */
export const InvalidPlan = () => (
  <DeadEndPage title="Invalid Plan Selected" text={PAYMENT_TEXTS.planUnknown} action={<ToPricing />} />
);
