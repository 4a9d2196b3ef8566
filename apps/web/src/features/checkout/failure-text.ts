import { INTENT_STATUSES, PAYMENT_TEXTS, paymentStatusText } from '@adjudge/contract';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What /payment-cancel says. Unlike the URL, this can only come from the checkout itself. */
    paymentFailure?: string;
  }
}

const OWN_TEXTS: ReadonlySet<string> = new Set([
  ...Object.values(PAYMENT_TEXTS),
  ...INTENT_STATUSES.map(paymentStatusText),
]);

/**
 * What to say about a failed payment. Anyone can write the URL, so its text is shown only if it is one of ours; the
 * payment provider's own words are shown only when the checkout passed them on.
 */
export const failureText = (inUrl: string, passedOn: string | undefined): string =>
  inUrl !== '' && (inUrl === passedOn || OWN_TEXTS.has(inUrl)) ? inUrl : PAYMENT_TEXTS.failedDefault;
