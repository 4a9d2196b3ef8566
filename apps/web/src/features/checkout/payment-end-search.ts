type Address = Record<string, unknown>;

/** Keys are set even when they are empty: a missing key would keep the value in the current URL. */
const filled = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The payment provider redirects the buyer to this page. */
export const paymentStatusSearch = ({
  payment_intent: id,
}: Address): { payment_intent?: string | undefined } => ({
  payment_intent: filled(id),
});

export const paymentSuccessSearch = ({ payment: id }: Address): { payment?: string | undefined } => ({
  payment: filled(id),
});

export const paymentCancelSearch = ({ error: text }: Address): { error?: string | undefined } => ({
  error: filled(text),
});
