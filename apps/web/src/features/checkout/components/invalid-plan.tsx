import { PAYMENT_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { NothingHere } from '../../../components/nothing-here.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';

export const ToPricing = () => (
  <Link to="/pricing" className={buttonStyle({ variant: 'link' })}>
    Go Back to Pricing
  </Link>
);

/** Replaces the checkout when the URL names no plan in the catalog. */
export const InvalidPlan = () => (
  <NothingHere title="Invalid Plan Selected" text={PAYMENT_TEXTS.planUnknown} action={<ToPricing />} />
);
