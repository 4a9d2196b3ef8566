import { PAID_PLAN_NAMES, PAYMENT_TEXTS, planByName } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/session.ts';

/** @param payment the id from the URL; null if there is none, and then the page does not claim a payment */
export const PaymentSuccessPage = ({ payment }: { payment: string | null }) =>
  payment === null ? <NoPayment /> : <PaymentMade payment={payment} />;

function PaymentMade({ payment }: { payment: string }) {
  usePageTitle('Your payment');
  const auth = useAuth();
  const left = auth.status === 'authenticated' ? auth.user.usageRemaining : null;
  return (
    <End
      sign={<CircleCheck aria-hidden className="mx-auto size-12 text-good-text" strokeWidth={1.5} />}
      title="Payment Successful!"
      text={PAYMENT_TEXTS.thankYou}
      actions={
        <>
          <Link to="/dashboard" className={buttonStyle({ size: 'lg' })}>
            Go to Dashboard
          </Link>
          <Link
            to="/receipt"
            search={{ id: payment }}
            className={buttonStyle({ size: 'lg', variant: 'outline' })}
          >
            Open the receipt
          </Link>
        </>
      }
    >
      {left ? (
        <p className="mt-4 text-md text-soft">
          You have {left.banner} banner and {left.video} video gradings now.
        </p>
      ) : null}
    </End>
  );
}

function NoPayment() {
  usePageTitle('Your payment');
  return (
    <DeadEndPage
      title="No payment here"
      text={PAYMENT_TEXTS.paymentUnnamed}
      action={
        <Link to="/account" className={buttonStyle({ size: 'lg' })}>
          Go to your account
        </Link>
      }
    />
  );
}

interface PaymentCancelPageProps {
  /** What went wrong; null if no payment led here, and then the page does not claim one. */
  failure: string | null;
  /** What was to be bought, if known, as the URL has it. */
  planName: string | undefined;
  quantity: number | undefined;
}

export const PaymentCancelPage = ({ failure, ...order }: PaymentCancelPageProps) =>
  failure === null ? <NoPayment /> : <PaymentFailed failure={failure} {...order} />;

function PaymentFailed({ failure, planName, quantity }: PaymentCancelPageProps & { failure: string }) {
  usePageTitle('Payment Failed');
  const known = PAID_PLAN_NAMES.find((name) => name === planName);
  const style = buttonStyle({ size: 'lg' });
  return (
    <End
      sign={<CircleAlert aria-hidden className="mx-auto size-12 text-poor-text" strokeWidth={1.5} />}
      title="Payment Failed"
      text={failure}
      actions={
        <>
          {known ? (
            <Link
              to="/checkout/$planSlug"
              params={{ planSlug: planByName(known).slug }}
              search={{ quantity }}
              className={style}
            >
              Try Again
            </Link>
          ) : (
            <Link to="/pricing" className={style}>
              Try Again
            </Link>
          )}
          <a href="/support" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            Contact Support
          </a>
        </>
      }
    />
  );
}

interface EndProps {
  sign: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}

const End = ({ sign, title, text, actions, children }: EndProps) => (
  <PageBody className="max-w-xl! py-16 text-center">
    {sign}
    <h1 className="mt-5 text-3xl font-bold tracking-tight">{title}</h1>
    <p className="mt-3 text-lg wrap-anywhere text-soft">{text}</p>
    {children}
    <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    <div className="mt-10">
      <TestModeNote />
    </div>
  </PageBody>
);
