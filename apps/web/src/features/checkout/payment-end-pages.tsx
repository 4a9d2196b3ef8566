import { PAYMENT_TEXTS } from '@adjudge/contract';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeadEndPage } from '../../components/dead-end-page.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { TestModeNote } from '../../components/test-mode-note.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/session.ts';

/** The message comes from the URL, which anyone can craft, so it is cut to the length of a sentence. */
const MOST_CHARACTERS = 300;

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

/** @param error what went wrong; null if unknown */
export function PaymentCancelPage({ error }: { error: string | null }) {
  usePageTitle('Payment Failed');
  return (
    <End
      sign={<CircleAlert aria-hidden className="mx-auto size-12 text-poor-text" strokeWidth={1.5} />}
      title="Payment Failed"
      text={(error ?? PAYMENT_TEXTS.failedDefault).slice(0, MOST_CHARACTERS)}
      actions={
        <>
          <Link to="/pricing" className={buttonStyle({ size: 'lg' })}>
            Try Again
          </Link>
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
