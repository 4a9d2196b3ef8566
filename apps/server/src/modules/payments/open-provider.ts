import type { Database } from '../../db/open-database.ts';
import type { PaymentProvider } from './provider.ts';
import type { StripeSettings } from './stripe-payments.ts';
import { TestPayments } from './test-payments.ts';

/** Stripe if its keys are set, otherwise the built-in test mode. Loads the SDK only where it is used. */
export async function openPayments(
  { stripe, sessionSecret }: { stripe: StripeSettings | null; sessionSecret: string },
  db: Database,
): Promise<PaymentProvider> {
  if (stripe === null) return new TestPayments(db, sessionSecret);
  const { StripePayments } = await import('./stripe-payments.ts');
  return new StripePayments(stripe);
}
