import type { PaymentIntent } from '@adjudge/contract';
import { http, HttpResponse } from 'msw';

export const INTENT: PaymentIntent = {
  clientSecret: 'pi_test_1_secret_1',
  paymentIntent: 'pi_test_1',
  planName: 'Banner Package',
  quantity: 1,
  cents: 699,
  currency: 'usd',
};
export const CREATE_INTENT = '/_api/stripe/create-payment-intent';

/** @param asked collects the request bodies */
export const paymentIntentHandler = (asked: unknown[] = []) =>
  http.post(CREATE_INTENT, async ({ request }) => {
    const body = (await request.json()) as { planName: PaymentIntent['planName']; quantity: number };
    asked.push(body);
    return HttpResponse.json({ ...INTENT, ...body, cents: 699 * body.quantity });
  });

/** The payment status that the server reports. */
export const paymentStatusHandler = (status: string, failure: string | null = null) =>
  http.get('/_api/payments/status', () => HttpResponse.json({ status, failure, paymentId: 'payment-1' }));
