// @vitest-environment jsdom
import { PAYMENT_TEXTS, formatPrice } from '@adjudge/contract';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentStatusHandler } from '../../testing/a-payment.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

describe('/payment-status', () => {
  it.each([
    ['requires_payment_method', null, 'Payment status: requires_payment_method. Please try again.'],
    ['canceled', null, 'Payment status: canceled. Please try again.'],
    ['requires_payment_method', 'Your card was declined.', 'Your card was declined.'],
  ])('redirects status %s (%s) to the failure page', async (status, failure, text) => {
    api.use(paymentStatusHandler(status, failure));
    const { address } = renderApp('/payment-status?payment_intent=pi_test_1');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(address()).toMatch(/^\/payment-cancel\?error=/);
  });

  it('checks again while the bank is processing', async () => {
    api.use(paymentStatusHandler('processing'));
    renderApp('/payment-status?payment_intent=pi_test_1');
    expect(await screen.findByText(/Your bank is still processing it/)).toBeTruthy();
    api.use(paymentStatusHandler('succeeded'));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  it('says that the payment does not exist and offers no retry', async () => {
    api.use(http.get('/_api/payments/status', () => apiError('absent', PAYMENT_TEXTS.paymentAbsent)));
    renderApp('/payment-status?payment_intent=pi_test_1');
    expect((await screen.findByRole('alert')).textContent).toBe('This payment could not be found.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('shows an error when the status is unavailable, and retries on request', async () => {
    api.use(http.get('/_api/payments/status', () => apiError('busy', PAYMENT_TEXTS.initFailed)));
    const { user } = renderApp('/payment-status?payment_intent=pi_test_1');
    await screen.findByRole('alert');
    api.use(paymentStatusHandler('succeeded'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  it.each(['', '?payment_intent='])('claims no payment without a payment intent', async (query) => {
    renderApp(`/payment-status${query}`);
    expect(await screen.findByRole('heading', { name: 'No payment here' })).toBeTruthy();
    expect(screen.queryByText('Payment Failed')).toBeNull();
  });
});

describe('the payment result pages', () => {
  it('show success with links to the dashboard and the receipt', async () => {
    renderApp('/payment-success?payment=payment-1');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
    expect(
      screen.getByText('Thank you for your purchase. Your new credits have been added to your account.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Open the receipt' }).getAttribute('href')).toBe(
      '/receipt?id=payment-1',
    );
  });

  it.each(['', '?payment='])('do not mention credits on success without a payment', async (query) => {
    renderApp(`/payment-success${query}`);
    expect(await screen.findByRole('heading', { name: 'No payment here' })).toBeTruthy();
    expect(screen.queryByText(/credits have been added/)).toBeNull();
  });

  it('do not claim a failure without a payment', async () => {
    renderApp('/payment-cancel');
    expect(await screen.findByRole('heading', { name: 'No payment here' })).toBeTruthy();
    expect(screen.queryByText('Payment Failed')).toBeNull();
  });

  it.each(['?error=', '?error=404', '?error=Call%20555-0100%20to%20get%20your%20money%20back.'])(
    'show a default failure message with next steps',
    async (query) => {
      renderApp(`/payment-cancel${query}`);
      expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
      expect(
        await screen.findByText(
          'We were unable to process your payment. Please check your payment details and try again.',
        ),
      ).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/pricing');
      expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
    },
  );

  it.each([PAYMENT_TEXTS.cardDeclined, 'Payment status: requires_payment_method. Please try again.'])(
    'show an error from the URL that is one of ours: %s',
    async (text) => {
      renderApp(`/payment-cancel?error=${encodeURIComponent(text)}`);
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it('show an error in the words of the payment provider when a payment led here', async () => {
    const text = 'Your card does not support this type of purchase.';
    api.use(paymentStatusHandler('requires_payment_method', text));
    renderApp('/payment-status?payment_intent=pi_test_1');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['&planName=Video%20Package', '/checkout/video-package'],
    ['&planName=Enterprise&quantity=3', '/checkout/enterprise?quantity=3'],
    ['&planName=Gold&quantity=3', '/pricing'],
  ])('lead back to the order named by %s: %s', async (order, place) => {
    renderApp(`/payment-cancel?error=${order}`);
    const again = await screen.findByRole('link', { name: 'Try Again' });
    expect(again.getAttribute('href')).toBe(place);
  });
});

it('prices are formatted with a currency symbol', () => {
  expect([699, 39_900, 5].map((cents) => formatPrice(cents))).toEqual(['$6.99', '$399.00', '$0.05']);
});
