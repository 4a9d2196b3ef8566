import { BRAND, PAYMENT_TEXTS, type Receipt, formatPrice } from '@adjudge/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { Button, buttonStyle } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { HttpError } from '../../lib/api-client.ts';
import { formatDate } from '../../lib/format-date.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { supportEmail } from '../../lib/support-email.ts';
import { receiptQuery } from './api/payments-queries.ts';

/** 400: the id in the address is not one of a payment. */
const NO_SUCH_PAYMENT = new Set([400, 404]);

export function ReceiptPage({ paymentId }: { paymentId: string }) {
  usePageTitle('Receipt');
  const { data, error, refetch } = useQuery(receiptQuery(paymentId));
  if (error instanceof HttpError && NO_SUCH_PAYMENT.has(error.status)) {
    return (
      <DeadEndPage
        title="No receipt here"
        text={PAYMENT_TEXTS.paymentAbsent}
        action={
          <Link to="/dashboard" className={buttonStyle({ size: 'lg' })}>
            Go to Dashboard
          </Link>
        }
      />
    );
  }
  return (
    <PageBody className="max-w-2xl!">
      <div className="mb-6 flex items-center justify-between gap-4" data-print="hide">
        <h1 className="text-3xl font-bold tracking-tight">Receipt</h1>
        {data ? (
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
        ) : null}
      </div>
      {error ? <LoadFailed what="The receipt" onRetry={() => void refetch()} /> : null}
      {data ? <Sheet receipt={data} /> : null}
      {!data && !error ? <Skeleton className="h-96" /> : null}
    </PageBody>
  );
}

const Sheet = ({ receipt }: { receipt: Receipt }) => (
  <article aria-label={`Receipt ${receipt.number}`} className="border border-rule bg-sheet p-5 sm:p-10">
    <div className="flex flex-wrap items-start justify-between gap-4 border-b border-ink pb-5">
      <div>
        <p className="text-xl font-bold tracking-tight">{BRAND.company}</p>
        <p className="text-sm text-soft">{supportEmail()}</p>
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-4 text-sm">
        <dt className="text-soft">Receipt</dt>
        <dd className="text-right font-mono">{receipt.number}</dd>
        <dt className="text-soft">Date</dt>
        <dd className="text-right">{formatDate(receipt.settledAt)}</dd>
      </dl>
    </div>
    <p className="mt-5 text-sm text-soft">Bought by</p>
    <p className="text-md wrap-anywhere">
      {receipt.buyer.name}
      <span className="block text-soft">{receipt.buyer.email}</span>
    </p>
    <Sums receipt={receipt} />
    {receipt.testMode ? <p className="mt-6 text-sm font-semibold">{PAYMENT_TEXTS.testModePaid}</p> : null}
  </article>
);

function Sums({ receipt }: { receipt: Receipt }) {
  const { planName, quantity, cents, refundedCents, refundedAt, currency, credits } = receipt;
  const money = (amount: number) => `${formatPrice(amount, currency)} ${currency.toUpperCase()}`;
  return (
    <table className="mt-6 w-full text-md">
      <thead>
        <tr className="border-b border-rule text-left text-sm text-soft">
          <th className="py-2 font-normal">Package</th>
          <th className="py-2 text-right font-normal">Quantity</th>
          <th className="py-2 text-right font-normal">Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-rule align-top">
          <td className="py-3">
            {planName}
            <span className="block text-sm text-soft">
              {[
                ...(credits.banner > 0 ? [`${credits.banner} banner gradings`] : []),
                ...(credits.video > 0 ? [`${credits.video} video gradings`] : []),
              ].join(', ')}
              {quantity > 1 ? `, at ${money(cents / quantity)}` : ''}
            </span>
          </td>
          <td className="py-3 text-right">{quantity}</td>
          <td className="py-3 pl-4 text-right whitespace-nowrap">{money(cents)}</td>
        </tr>
        <Sum name="Total paid">{money(cents)}</Sum>
        {refundedCents > 0 ? (
          <Sum name={`Refunded${refundedAt === null ? '' : ` on ${formatDate(refundedAt)}`}`}>
            {money(-refundedCents)}
          </Sum>
        ) : null}
      </tbody>
    </table>
  );
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr className="font-bold">
    <td className="pt-3" colSpan={2}>
      {name}
    </td>
    <td className="pt-3 pl-4 text-right whitespace-nowrap">{children}</td>
  </tr>
);
