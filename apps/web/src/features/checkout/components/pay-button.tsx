import { type PaymentIntent, formatPrice } from '@adjudge/contract';
import { Lock } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';

/** Shows the total. Busy until the intent has loaded and while the payment is in progress. */
export const PayButton = ({ intent, busy }: { intent: PaymentIntent | undefined; busy: boolean }) => (
  <div className="grid gap-2">
    <Button type="submit" size="lg" busy={busy || !intent}>
      {busy ? 'Processing...' : 'Pay Now'}
    </Button>
    <p className="flex items-center justify-center gap-1.5 text-sm text-soft">
      <Lock aria-hidden className="size-3.5" />
      {intent ? `${formatPrice(intent.cents, intent.currency)} in all, paid once` : 'One moment'}
    </p>
  </div>
);
