import { PAYMENT_TEXTS, type PaymentIntent, type TestConfirmed } from '@adjudge/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Notice } from '../../../components/ui/notice.tsx';
import { HttpError, NetworkError } from '../../../lib/api-client.ts';
import { type Attempt, useTestPayment } from '../api/test-payment.ts';
import { cardSchema, methodOf } from '../card/card-schema.ts';
import type { Outcome } from '../use-outcome.ts';
import { AuthenticationDialog } from './authentication-dialog.tsx';
import { CardFields } from './card-fields.tsx';
import { PayButton } from './pay-button.tsx';
import { TestCards } from './test-cards.tsx';

interface TestCardFormProps {
  /** Undefined while it is loading. */
  intent: PaymentIntent | undefined;
  outcome: Outcome;
}

/** Our own card form, for test mode only. With a payment provider, the fields are the provider's. */
export function TestCardForm({ intent, outcome }: TestCardFormProps) {
  const form = useForm({
    resolver: zodResolver(cardSchema),
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const payment = useTestPayment();
  const [challenge, setChallenge] = useState<string | null>(null);

  const became = ({ status, failure, challenge: asked }: TestConfirmed) => {
    if (asked !== null) setChallenge(asked);
    else if (status === 'succeeded' && intent) outcome.decided(intent.paymentIntent);
    else outcome.failed(failure ?? PAYMENT_TEXTS.unexpected);
  };
  const attempt = (body: Attempt) => {
    payment.mutate(body, {
      onSuccess: became,
      onError: (error) => {
        // The state of the payment is unknown, and no other page could be loaded: keep the input for another try.
        if (error instanceof NetworkError) return;
        // An earlier attempt went through, but its response was lost.
        if (error instanceof HttpError && error.code === 'conflict' && intent)
          return outcome.decided(intent.paymentIntent);
        outcome.failed(
          error instanceof HttpError && error.message !== '' ? error.message : PAYMENT_TEXTS.unexpected,
        );
      },
    });
  };
  const answer = (given: 'complete' | 'fail') => {
    const asked = challenge;
    setChallenge(null);
    if (intent && asked !== null) {
      attempt({ clientSecret: intent.clientSecret, challenge: asked, outcome: given });
    }
  };
  return (
    <form
      noValidate
      aria-label="Card payment"
      className="grid gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ number }) => {
          const paymentMethod = methodOf(number);
          if (intent && paymentMethod) attempt({ clientSecret: intent.clientSecret, paymentMethod });
        })(event)
      }
    >
      <CardFields form={form} />
      {payment.error instanceof NetworkError ? (
        <Notice kind="error" title={PAYMENT_TEXTS.unexpected}>
          {payment.error.message} A payment is never taken twice.
        </Notice>
      ) : null}
      <PayButton intent={intent} busy={payment.isPending} />
      <TestCards onUse={(card) => form.reset(card)} />
      <AuthenticationDialog open={challenge !== null} onAnswer={answer} />
    </form>
  );
}
