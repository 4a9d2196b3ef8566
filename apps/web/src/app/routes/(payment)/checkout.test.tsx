// @vitest-environment jsdom
import { PAYMENT_TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { CREATE_INTENT, begins } from '../../testing/a-payment.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  api.use(signedIn(aUser()), begins(asked));
});

describe('/checkout/{plan}', () => {
  it('sends a visitor to sign in, and remembers where they were', async () => {
    api.use(visitor());
    const { address } = renderApp('/checkout/banner-package');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcheckout%2Fbanner-package'));
  });

  it('says what is bought, for how much, and that no card is charged', async () => {
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

  it('knows a plan that does not exist, and asks for no money', async () => {
    renderApp('/checkout/golden-package');
    expect(await screen.findByRole('heading', { name: 'Invalid Plan Selected' })).toBeTruthy();
    expect(
      screen.getByText(
        'The plan you selected does not exist. Please select a valid plan from our pricing page.',
      ),
    ).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('asks nothing for a free trial', async () => {
    renderApp('/checkout/free-trial');
    expect(
      await screen.findByText("Free trials don't require payment. You can start using it right away."),
    ).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('orders as many as are wanted, within reason', async () => {
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

  it.each([
    ['what the server says', () => apiError('busy', PAYMENT_TEXTS.initFailed), PAYMENT_TEXTS.initFailed],
    [
      'that it does not know',
      () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 400 }),
      'An unknown error occurred. Please try again.',
    ],
    ['that there is no intent', () => HttpResponse.json({}), 'Failed to initialize payment.'],
  ])('that cannot begin says %s, and can be tried again', async (_, answer, text) => {
    api.use(http.post(CREATE_INTENT, answer));
    const { user } = renderApp('/checkout/banner-package');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Could Not Initialize Payment')).toBeTruthy();
    expect(notice.getByText(text)).toBeTruthy();
    api.use(begins(asked));
    await user.click(notice.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Card payment' })).toBeTruthy();
  });
});

describe('/checkout?planName=', () => {
  it('keeps path and query for a visitor', async () => {
    api.use(visitor());
    const { address } = renderApp('/checkout?planName=Video%20Package');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fcheckout%3FplanName%3DVideo%2BPackage'));
  });

  it('without a plan goes to the prices', async () => {
    const { address } = renderApp('/checkout');
    await waitFor(() => expect(address()).toBe('/pricing'));
  });

  it('says what is bought', async () => {
    renderApp('/checkout?planName=Video%20Package');
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
    expect(screen.getByText('You are purchasing the Video Package.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeTruthy();
    expect(asked).toEqual([{ planName: 'Video Package', quantity: 1 }]);
  });

  it('that cannot begin says so', async () => {
    api.use(http.post(CREATE_INTENT, () => apiError('invalid', PAYMENT_TEXTS.planUnknown)));
    renderApp('/checkout?planName=Video%20Package');
    expect(await screen.findByText('Could not initialize payment. Please try again later.')).toBeTruthy();
  });

  it.each(['Golden', 'Free Trial'])('of %s, which nobody can buy, asks for no payment', async (name) => {
    renderApp(`/checkout?planName=${encodeURIComponent(name)}`);
    expect(await screen.findByRole('heading', { name: 'Invalid Plan Selected' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
