// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTENT, paymentIntentHandler, paymentStatusHandler } from '../../testing/a-payment.ts';
import { aUser } from '../../testing/a-user.ts';
import { signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const confirmPayment = vi.fn<() => Promise<object>>();
const LOST = /could not be reached\. Check your connection and try again\. A payment is never taken twice\./;

/** The part of the provider's script that the form uses. */
function fakeStripe() {
  const nothing = () => {};
  const field = { mount: nothing, on: () => field, off: () => field, update: nothing, destroy: nothing };
  const elements = {
    create: () => field,
    getElement: () => field,
    update: nothing,
    submit: async () => ({}),
  };
  return {
    elements: () => elements,
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    registerAppInfo: nothing,
    confirmPayment,
  };
}

beforeEach(() => {
  vi.stubGlobal('Stripe', fakeStripe);
  api.use(
    signedIn(aUser()),
    paymentIntentHandler(),
    paymentStatusHandler('succeeded'),
    http.get('/_api/settings', () =>
      HttpResponse.json({
        demoAccount: null,
        thirdParty: null,
        payments: { provider: 'stripe', publishableKey: 'pk_stand_in' },
      }),
    ),
  );
});
afterEach(() => {
  confirmPayment.mockReset();
  vi.unstubAllGlobals();
});

async function pay(answer: () => Promise<object>) {
  confirmPayment.mockImplementation(answer);
  const opened = renderApp('/checkout/banner-package');
  await opened.user.click(await screen.findByRole('button', { name: 'Pay Now' }));
  return opened;
}

describe('the payment provider’s card form', () => {
  it.each([
    ['the payment went through', { paymentIntent: { id: INTENT.paymentIntent } }],
    [
      'it was paid in another tab before',
      {
        error: {
          type: 'invalid_request_error',
          message: 'Unexpected.',
          payment_intent: { status: 'succeeded' },
        },
      },
    ],
  ])('leads to the success page if %s', async (_, answer) => {
    await pay(async () => answer);
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  it('asks the server if the bank is still processing an earlier attempt', async () => {
    api.use(paymentStatusHandler('processing'));
    const error = { type: 'invalid_request_error', payment_intent: { status: 'processing' } };
    await pay(async () => ({ error }));
    expect(await screen.findByText(/^Your bank is still processing it\./)).toBeTruthy();
  });

  it.each([
    ['the connection is lost', async () => ({ error: { type: 'api_connection_error', message: 'Lost.' } })],
    ['the provider fails', async () => ({ error: { type: 'api_error', message: 'Down.' } })],
    ['the script fails', () => Promise.reject(new Error('Failed.'))],
  ])('stays open for another try of the same payment if %s', async (_, answer) => {
    const { user } = await pay(answer);
    expect((await screen.findByRole('alert')).textContent).toMatch(LOST);
    confirmPayment.mockResolvedValue({ paymentIntent: { id: INTENT.paymentIntent } });
    await user.click(screen.getByRole('button', { name: 'Pay Now' }));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
    const secret = { clientSecret: INTENT.clientSecret };
    expect(confirmPayment.mock.calls).toMatchObject([[secret], [secret]]);
  });

  it('shows why a card was declined', async () => {
    const error = {
      type: 'card_error',
      message: 'Your card was declined.',
      payment_intent: { status: 'requires_payment_method' },
    };
    await pay(async () => ({ error }));
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
    expect(screen.getByText('Your card was declined.')).toBeTruthy();
  });
});
