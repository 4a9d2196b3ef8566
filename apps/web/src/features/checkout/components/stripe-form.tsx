import { PAYMENT_TEXTS, type PaymentIntent } from '@adjudge/contract';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
// Not the package's main entry point, which fetches the provider's script on import.
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { useEffect, useState } from 'react';
import { Notice } from '../../../components/ui/notice.tsx';
import type { Outcome } from '../use-outcome.ts';
import { PayButton } from './pay-button.tsx';

let loaded: Promise<Stripe | null> | undefined;

/** Loads the provider's script once per visit; after a failure it is fetched again. */
function scriptFor(publishableKey: string): Promise<Stripe | null> {
  if (loaded) return loaded;
  const fetched = loadStripe(publishableKey);
  fetched.catch(() => {
    loaded = undefined;
  });
  loaded = fetched;
  return fetched;
}

interface StripeFormProps {
  publishableKey: string;
  intent: PaymentIntent;
  outcome: Outcome;
}

/** The provider's fields run in its own iframes: no card number passes through this page or our server. */
export default function StripeForm({ publishableKey, intent, outcome }: StripeFormProps) {
  const [broken, setBroken] = useState(false);
  const [script] = useState(() => scriptFor(publishableKey));
  useEffect(() => {
    script.catch(() => setBroken(true));
  }, [script]);
  if (broken) return <NotLoaded />;
  const options = { clientSecret: intent.clientSecret, appearance: appearanceNow() };
  return (
    <Elements key={intent.clientSecret} stripe={script} options={options}>
      <Fields intent={intent} outcome={outcome} onBroken={() => setBroken(true)} />
    </Elements>
  );
}

const NotLoaded = () => (
  <Notice kind="error" title="Could Not Initialize Payment">
    {PAYMENT_TEXTS.initFailed}
  </Notice>
);

/** Another try is safe: the provider takes the same payment intent only once. */
const UNKNOWN_OUTCOME =
  'The payment provider could not be reached. Check your connection and try again. A payment is never taken twice.';
const isOutcomeUnknown = ({ type }: StripeError): boolean =>
  type === 'api_connection_error' || type === 'api_error';

/** An earlier attempt, perhaps in another tab, went through or is still on its way. */
const isDecided = ({ payment_intent: known }: StripeError): boolean =>
  known?.status === 'succeeded' || known?.status === 'processing';

type FieldsProps = Omit<StripeFormProps, 'publishableKey'> & { onBroken: () => void };

function Fields({ intent, outcome, onBroken }: FieldsProps) {
  const [stripe, elements] = [useStripe(), useElements()];
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const pay = async () => {
    if (!stripe || !elements) return;
    setFault(null);
    const checked = await elements.submit();
    if (checked.error) return setFault(checked.error.message ?? PAYMENT_TEXTS.unexpected);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret: intent.clientSecret,
      confirmParams: { return_url: `${location.origin}/payment-status` },
      redirect: 'if_required',
    });
    if (error?.type === 'validation_error') setFault(error.message ?? PAYMENT_TEXTS.unexpected);
    else if (error && isDecided(error)) outcome.decided(intent.paymentIntent);
    else if (error && isOutcomeUnknown(error)) setFault(UNKNOWN_OUTCOME);
    else if (error) outcome.failed(error.message ?? PAYMENT_TEXTS.unexpected);
    else outcome.decided(paymentIntent.id);
  };
  return (
    <form
      noValidate
      aria-label="Card payment"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        pay()
          .catch(() => setFault(UNKNOWN_OUTCOME))
          .finally(() => setBusy(false));
      }}
    >
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      <PaymentElement onLoadError={onBroken} />
      <PayButton intent={stripe && elements ? intent : undefined} busy={busy} />
    </form>
  );
}

/** The iframes cannot read our stylesheets, so they get the page's current colors. */
function appearanceNow(): Appearance {
  const { color, backgroundColor } = getComputedStyle(document.body);
  return { theme: 'flat', variables: { colorText: color, colorBackground: backgroundColor } };
}
