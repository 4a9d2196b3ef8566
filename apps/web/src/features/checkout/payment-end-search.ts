import { parseText } from '../../lib/url-params.ts';
import { namedCheckoutSearch } from './checkout-search.ts';

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

/** The error is empty if unknown, and missing when no payment led here. The rest is the order, if known. */
export const paymentCancelSearch = (
  search: Address,
): { error?: string | undefined } & ReturnType<typeof namedCheckoutSearch> => ({
  error: search['error'] === undefined ? undefined : (parseText(search['error']) ?? ''),
  ...namedCheckoutSearch(search),
});
