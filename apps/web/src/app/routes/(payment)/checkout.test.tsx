// @vitest-environment jsdom
import { PAYMENT_TEXTS } from '@adjudge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREATE_INTENT, paymentIntentHandler } from '../../testing/a-payment.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  api.use(signedIn(aUser()), paymentIntentHandler(asked));
});

describe('/checkout/{plan}', () => {
  it('redirects a visitor to sign-in and remembers the page', async () => {
    api.use(visitor());
    const { address } = renderApp('/checkout/banner-package');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcheckout%2Fbanner-package'));
  });

  it('shows the plan, the price, and the test-mode notice', async () => {
    renderApp('/checkout/banner-package');
    expect(await screen.findByRole('heading', { name: 'Complete Your Purchase' })).toBeTruthy();
    for (const text of [
      'Banner Package',
      'for 30 banner gradings, paid once',
      '30 banner gradings. They do not expire.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText('$6.99')).toHaveLength(2);
    expect(await screen.findByText('Test mode, no card is charged.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'Go Back to Pricing' }).getAttribute('href')).toBe('/pricing');
  });

  it('rejects an unknown plan without creating a payment', async () => {
    renderApp('/checkout/golden-package');
    expect(await screen.findByRole('heading', { name: 'Invalid Plan Selected' })).toBeTruthy();
    expect(
      screen.getByText(
        'The plan you selected does not exist. Please select a valid plan from our pricing page.',
      ),
    ).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('creates no payment for the free trial', async () => {
    renderApp('/checkout/free-trial');
    expect(
      await screen.findByText("Free trials don't require payment. Every new account comes with one."),
    ).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('updates the order for a new quantity and rejects one over the limit', async () => {
    const { user, address } = renderApp('/checkout/banner-package');
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() => expect(address()).toBe('/checkout/banner-package?quantity=2'));
    expect(await screen.findByText('$13.98 in all, paid once')).toBeTruthy();
    const field = screen.getByLabelText('Quantity');
    await user.clear(field);
    await user.type(field, '101');
    expect(screen.getByText(PAYMENT_TEXTS.quantityInvalid)).toBeTruthy();
    expect(asked).toEqual([
      { planName: 'Banner Package', quantity: 1 },
      { planName: 'Banner Package', quantity: 2 },
    ]);
  });

  it.each(['0', 'abc', '2.5', ''])(
    'orders one package when the address says quantity=%s',
    async (quantity) => {
      renderApp(`/checkout/banner-package?quantity=${quantity}`);
      expect(await screen.findByLabelText('Quantity')).toHaveProperty('value', '1');
      await waitFor(() => expect(asked).toEqual([{ planName: 'Banner Package', quantity: 1 }]));
    },
  );

  it('keeps the focus and what is typed while the order follows the quantity', async () => {
    const { user, address } = renderApp('/checkout/banner-package');
    const field = await screen.findByLabelText('Quantity');
    await user.clear(field);
    await user.type(field, '2');
    await waitFor(() => expect(address()).toBe('/checkout/banner-package?quantity=2'));
    await user.keyboard('5');
    await waitFor(() => expect(address()).toBe('/checkout/banner-package?quantity=25'));
    const more = screen.getByRole('button', { name: 'One more' });
    await user.click(more);
    await waitFor(() => expect(address()).toBe('/checkout/banner-package?quantity=26'));
    expect(document.activeElement).toBe(more);
  });

  it('shows the quantity of an address that something else changed', async () => {
    const { router } = renderApp('/checkout/banner-package');
    const field = await screen.findByLabelText('Quantity');
    await act(() => router.navigate({ to: '.', search: { quantity: 4 } }));
    expect(field).toHaveProperty('value', '4');
  });

  it.each([
    ['the server’s message', () => apiError('busy', PAYMENT_TEXTS.initFailed), PAYMENT_TEXTS.initFailed],
    [
      'a default message',
      () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 400 }),
      'An unknown error occurred. Please try again.',
    ],
    ['an initialization error', () => HttpResponse.json({}), 'Failed to initialize payment.'],
  ])('shows %s when the payment cannot be started, and retries on request', async (_, answer, text) => {
    api.use(http.post(CREATE_INTENT, answer));
    const { user } = renderApp('/checkout/banner-package');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Could Not Initialize Payment')).toBeTruthy();
    expect(notice.getByText(text)).toBeTruthy();
    api.use(paymentIntentHandler(asked));
    await user.click(notice.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Card payment' })).toBeTruthy();
  });
});

describe('/checkout?planName=', () => {
  it('preserves the path and query when redirecting a visitor', async () => {
    api.use(visitor());
    const { address } = renderApp('/checkout?planName=Video%20Package');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcheckout%3FplanName%3DVideo%2BPackage'));
  });

  it.each(['/checkout', '/checkout?planName='])('redirects to pricing without a plan', async (place) => {
    const { address } = renderApp(place);
    await waitFor(() => expect(address()).toBe('/pricing'));
  });

  it('shows what is being bought', async () => {
    renderApp('/checkout?planName=Video%20Package');
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
    expect(screen.getByText('You are purchasing the Video Package.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeTruthy();
    expect(asked).toEqual([{ planName: 'Video Package', quantity: 1 }]);
  });

  it('shows an error when the payment cannot be started', async () => {
    api.use(http.post(CREATE_INTENT, () => apiError('invalid', PAYMENT_TEXTS.planUnknown)));
    renderApp('/checkout?planName=Video%20Package');
    expect(await screen.findByText('Could not initialize payment. Please try again later.')).toBeTruthy();
  });

  it.each(['Golden', 'Free Trial'])('rejects the plan %s without creating a payment', async (name) => {
    renderApp(`/checkout?planName=${encodeURIComponent(name)}`);
    expect(await screen.findByRole('heading', { name: 'Invalid Plan Selected' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
