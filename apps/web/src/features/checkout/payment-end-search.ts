import { parseText } from '../../lib/url-params.ts';

// Keys are set even when they are empty: a missing key would keep the value in the current URL.
type Address = Record<string, unknown>;

/** The payment provider redirects the buyer to this page. */
export const paymentStatusSearch = ({
  payment_intent: id,
}: Address): { payment_intent?: string | undefined } => ({
  payment_intent: parseText(id),
});

export const paymentSuccessSearch = ({ payment: id }: Address): { payment?: string | undefined } => ({
  payment: parseText(id),
});

export const paymentCancelSearch = ({ error: text }: Address): { error?: string | undefined } => ({
  error: parseText(text),
});
