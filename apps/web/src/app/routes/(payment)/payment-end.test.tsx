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

  it.each(['', '?payment_intent='])('shows a failure without a payment intent', async (query) => {
    renderApp(`/payment-status${query}`);
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
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

  it.each(['', '?error='])('show a default failure message with next steps', async (query) => {
    renderApp(`/payment-cancel${query}`);
    expect(
      await screen.findByText(
        'We were unable to process your payment. Please check your payment details and try again.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
  });

  it('show the error from the URL as truncated plain text', async () => {
    const long = `<b>${'x'.repeat(400)}`;
    renderApp(`/payment-cancel?error=${encodeURIComponent(long)}`);
    expect(await screen.findByText(long.slice(0, 300))).toBeTruthy();
  });
});

it('prices are formatted with a currency symbol', () => {
  expect([699, 39_900, 5].map((cents) => formatPrice(cents))).toEqual(['$6.99', '$399.00', '$0.05']);
});
