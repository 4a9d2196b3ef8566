import { type Payment, formatPrice } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { paymentsQuery } from '../api/payments-queries.ts';

const STATUS: Readonly<Record<Payment['status'], { tone: BadgeTone; word: string }>> = {
  pending: { tone: 'neutral', word: 'Open' },
  processing: { tone: 'mid', word: 'Processing' },
  succeeded: { tone: 'good', word: 'Paid' },
  failed: { tone: 'poor', word: 'Failed' },
  refunded: { tone: 'neutral', word: 'Refunded' },
  'partly-refunded': { tone: 'neutral', word: 'Partly refunded' },
  disputed: { tone: 'mid', word: 'Disputed' },
};

const HAS_RECEIPT: ReadonlySet<Payment['status']> = new Set([
  'succeeded',
  'refunded',
  'partly-refunded',
  'disputed',
]);

/** The user's purchases, newest first. */
export function PaymentsList() {
  const { data, isError, refetch } = useQuery(paymentsQuery);
  if (!data) {
    return isError ? (
      <LoadFailed what="Your payments" onRetry={() => void refetch()} />
    ) : (
      <div className="grid gap-3" aria-busy>
        <span className="sr-only">Loading payments</span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (data.payments.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No payments yet"
        action={
          <Link to="/pricing" className={buttonStyle({ variant: 'outline' })}>
            See the packages
          </Link>
        }
      >
        Your purchases appear here, each with a printable receipt.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Payments" className="border-t border-rule">
      {data.payments.map((payment) => (
        <Row key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

const Row = ({ payment }: { payment: Payment }) => (
  <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-rule py-3 sm:grid-cols-[7rem_1fr_auto_6rem_6rem]">
    <time dateTime={payment.createdAt} className="text-sm text-soft max-sm:order-3">
      {formatDate(payment.createdAt)}
    </time>
    <span className="text-md font-semibold">
      {payment.quantity > 1 ? `${payment.quantity} × ` : ''}
      {payment.planName}
    </span>
    <span className="flex justify-end">
      <Badge tone={STATUS[payment.status].tone}>{STATUS[payment.status].word}</Badge>
    </span>
    <span className="text-right text-md max-sm:order-4">{formatPrice(payment.cents, payment.currency)}</span>
    <span className="max-sm:order-5 sm:text-right">
      {HAS_RECEIPT.has(payment.status) ? (
        <Link
          to="/receipt"
          search={{ id: payment.id }}
          className={buttonStyle({ variant: 'link', size: 'sm' })}
          aria-label={`Receipt of ${formatDate(payment.createdAt)}, ${payment.planName}`}
        >
          Receipt
        </Link>
      ) : null}
    </span>
  </li>
);
