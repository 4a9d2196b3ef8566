// @vitest-environment jsdom
import { PAYMENT_TEXTS, TEST_CARDS } from '@adjudge/contract';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { INTENT, paymentIntentHandler, paymentStatusHandler } from '../../testing/a-payment.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

let sent: unknown[] = [];
const confirms = (status: string, failure: string | null = null, challenge: string | null = null) =>
  http.post('/_api/payments/test-confirm', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ status, failure, challenge });
  });

beforeEach(() => {
  sent = [];
  api.use(signedIn(aUser()), paymentIntentHandler());
});

type User = ReturnType<typeof renderApp>['user'];

async function pay(user: User, number: string, { expiry = '12 / 40', cvc = '123' } = {}) {
  const form = within(await screen.findByRole('form', { name: 'Card payment' }));
  if (number) await user.type(form.getByLabelText('Card number'), number);
  if (expiry) await user.type(form.getByLabelText('Expiration date'), expiry);
  if (cvc) await user.type(form.getByLabelText('Security code'), cvc);
  await user.click(await form.findByRole('button', { name: 'Pay Now' }));
  return form;
}

describe('the card form', () => {
  it.each([
    ['no number', '', {}, PAYMENT_TEXTS.numberMissing],
    ['a mistyped number', '4242424242424241', {}, PAYMENT_TEXTS.numberInvalid],
    ['a real card number', '4111111111111111', {}, PAYMENT_TEXTS.numberReal],
    ['no expiration date', '4242424242424242', { expiry: '' }, PAYMENT_TEXTS.expiryIncomplete],
    ['a 13th month', '4242424242424242', { expiry: '1340' }, PAYMENT_TEXTS.expiryIncomplete],
    ['an expiration date in the past', '4242424242424242', { expiry: '0125' }, PAYMENT_TEXTS.expiryPast],
    ['a short security code', '4242424242424242', { cvc: '12' }, PAYMENT_TEXTS.cvcIncomplete],
  ])('shows a field error and sends nothing with %s', async (_, number, rest, text) => {
    const { user } = renderApp('/checkout/banner-package');
    const form = await pay(user, number, rest);
    expect(await form.findByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('formats input as it is typed and supports browser autofill', async () => {
    const { user } = renderApp('/checkout/banner-package');
    const number = await screen.findByLabelText('Card number');
    await user.type(number, '4242424242424242');
    expect(number).toHaveProperty('value', '4242 4242 4242 4242');
    const expiry = screen.getByLabelText('Expiration date');
    await user.type(expiry, '940');
    expect(expiry).toHaveProperty('value', '09 / 40');
    await user.type(expiry, '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect((expiry as HTMLInputElement).value.length).toBeLessThan(3);
    const filled = [number, expiry, screen.getByLabelText('Security code')];
    expect(filled.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
  });

  it('sends the payment method, never the card number, and leads to the success page', async () => {
    api.use(confirms('succeeded'), paymentStatusHandler('succeeded'));
    const { user, address } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
    expect(sent).toEqual([{ clientSecret: INTENT.clientSecret, paymentMethod: 'pm_card_visa' }]);
    expect(address()).toBe('/payment-success?payment=payment-1');
  });

  it('submits only once while the payment is pending', async () => {
    api.use(
      http.post('/_api/payments/test-confirm', async ({ request }) => {
        sent.push(await request.json());
        await delay('infinite');
      }),
    );
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    const button = await screen.findByRole('button', { name: 'Processing...' });
    await user.click(button);
    expect(sent).toHaveLength(1);
  });

  it.each(TEST_CARDS.filter(({ refusal: said }) => said !== null))(
    'shows the decline reason for a card that "$does"',
    async ({ number, refusal: said }) => {
      api.use(confirms('requires_payment_method', said));
      const { user } = renderApp('/checkout/banner-package');
      await pay(user, number);
      expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
      expect(screen.getByText(said ?? '')).toBeTruthy();
    },
  );

  it.each([
    ['Complete authentication', 'complete', 'succeeded', null, 'Payment Successful!'],
    [
      'Fail authentication',
      'fail',
      'requires_payment_method',
      PAYMENT_TEXTS.cardNotAuthenticated,
      'Payment Failed',
    ],
  ])('asks for bank authentication: %s', async (button, outcome, status, failure, heading) => {
    const answers: unknown[] = [];
    api.use(
      confirms('requires_action', null, 'challenge-1'),
      http.post('/_api/payments/test-authenticate', async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json({ status, failure, challenge: null });
      }),
      paymentStatusHandler('succeeded'),
    );
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4000002500003155');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your bank' }));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(answers).toEqual([{ clientSecret: INTENT.clientSecret, challenge: 'challenge-1', outcome }]);
  });

  it('shows an error and keeps the input if the server is unreachable', async () => {
    api.use(http.post('/_api/payments/test-confirm', () => HttpResponse.error()));
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    expect(await screen.findByText('An unexpected error occurred.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });

  it('shows success without charging twice if the payment already went through', async () => {
    api.use(
      http.post('/_api/payments/test-confirm', () => apiError('conflict', 'This was paid already.')),
      paymentStatusHandler('succeeded'),
    );
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });
});
