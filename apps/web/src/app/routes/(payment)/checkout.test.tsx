// @vitest-environment jsdom
import { PAYMENT_TEXTS, type PaymentIntent, TEST_CARDS, formatPrice } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { refusal, signedIn, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const INTENT: PaymentIntent = {
  clientSecret: 'pi_test_1_secret_1',
  paymentIntent: 'pi_test_1',
  planName: 'Banner Package',
  quantity: 1,
  cents: 699,
  currency: 'usd',
};
const CREATE = '/_api/stripe/create-payment-intent';

let asked: unknown[] = [];
let sent: unknown[] = [];
const begins = () =>
  http.post(CREATE, async ({ request }) => {
    const body = (await request.json()) as { planName: PaymentIntent['planName']; quantity: number };
    asked.push(body);
    return HttpResponse.json({ ...INTENT, ...body, cents: 699 * body.quantity });
  });
const confirms = (status: string, failure: string | null = null, challenge: string | null = null) =>
  http.post('/_api/payments/test-confirm', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ status, failure, challenge });
  });
const stands = (status: string, failure: string | null = null) =>
  http.get('/_api/payments/status', () => HttpResponse.json({ status, failure, paymentId: 'payment-1' }));

beforeEach(() => {
  asked = [];
  sent = [];
  api.use(signedIn(aUser()), begins());
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
    ['what the server says', () => refusal('busy', PAYMENT_TEXTS.initFailed), PAYMENT_TEXTS.initFailed],
    [
      'that it does not know',
      () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 400 }),
      'An unknown error occurred. Please try again.',
    ],
    ['that there is no intent', () => HttpResponse.json({}), 'Failed to initialize payment.'],
  ])('that cannot begin says %s, and can be tried again', async (_, answer, text) => {
    api.use(http.post(CREATE, answer));
    const { user } = renderApp('/checkout/banner-package');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Could Not Initialize Payment')).toBeTruthy();
    expect(notice.getByText(text)).toBeTruthy();
    api.use(begins());
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
    api.use(http.post(CREATE, () => refusal('invalid', PAYMENT_TEXTS.planUnknown)));
    renderApp('/checkout?planName=Video%20Package');
    expect(await screen.findByText('Could not initialize payment. Please try again later.')).toBeTruthy();
  });

  it.each(['Golden', 'Free Trial'])('of %s, which nobody can buy, asks for no payment', async (name) => {
    renderApp(`/checkout?planName=${encodeURIComponent(name)}`);
    expect(await screen.findByRole('heading', { name: 'Invalid Plan Selected' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe('the card form', () => {
  it.each([
    ['no number', '', {}, PAYMENT_TEXTS.numberMissing],
    ['a mistyped number', '4242424242424241', {}, PAYMENT_TEXTS.numberInvalid],
    ['a real card’s number', '4111111111111111', {}, PAYMENT_TEXTS.numberReal],
    ['no date', '4242424242424242', { expiry: '' }, PAYMENT_TEXTS.expiryIncomplete],
    ['a 13th month', '4242424242424242', { expiry: '1340' }, PAYMENT_TEXTS.expiryIncomplete],
    ['a date in the past', '4242424242424242', { expiry: '0125' }, PAYMENT_TEXTS.expiryPast],
    ['a short code', '4242424242424242', { cvc: '12' }, PAYMENT_TEXTS.cvcIncomplete],
  ])('with %s says so beside the field, and sends nothing', async (_, number, rest, text) => {
    const { user } = renderApp('/checkout/banner-package');
    const form = await pay(user, number, rest);
    expect(await form.findByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('groups what is typed, and can be filled in by browsers', async () => {
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

  it('sends the name of the card, never its number; a good one leads to success', async () => {
    api.use(confirms('succeeded'), stands('succeeded'));
    const { user, address } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
    expect(sent).toEqual([{ clientSecret: INTENT.clientSecret, paymentMethod: 'pm_card_visa' }]);
    expect(address()).toBe('/payment-success?payment=payment-1');
  });

  it('is busy while the payment is under way, and sends it once', async () => {
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
    'with a card that "$does" leads to the failure it was refused with',
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
  ])('asks as a bank does: %s', async (button, outcome, status, failure, heading) => {
    const answers: unknown[] = [];
    api.use(
      confirms('requires_action', null, 'challenge-1'),
      http.post('/_api/payments/test-authenticate', async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json({ status, failure, challenge: null });
      }),
      stands('succeeded'),
    );
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4000002500003155');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your bank asks' }));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(answers).toEqual([{ clientSecret: INTENT.clientSecret, challenge: 'challenge-1', outcome }]);
  });

  it('of a server that cannot be reached fails with a text', async () => {
    api.use(http.post('/_api/payments/test-confirm', () => HttpResponse.error()));
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    expect(await screen.findByText('An unexpected error occurred.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  });

  it('whose answer was lost is looked up at the next try, and not paid twice', async () => {
    api.use(
      http.post('/_api/payments/test-confirm', () => refusal('conflict', 'This was paid already.')),
      stands('succeeded'),
    );
    const { user } = renderApp('/checkout/banner-package');
    await pay(user, '4242424242424242');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });
});

describe('/payment-status', () => {
  it.each([
    ['requires_payment_method', null, 'Payment status: requires_payment_method. Please try again.'],
    ['canceled', null, 'Payment status: canceled. Please try again.'],
    ['requires_payment_method', 'Your card was declined.', 'Your card was declined.'],
  ])('of %s (%s) goes on to the failure', async (status, failure, text) => {
    api.use(stands(status, failure));
    const { address } = renderApp('/payment-status?payment_intent=pi_test_1');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(address()).toMatch(/^\/payment-cancel\?error=/);
  });

  it('asks again while the bank works on it', async () => {
    api.use(stands('processing'));
    renderApp('/payment-status?payment_intent=pi_test_1');
    expect(await screen.findByText(/Your bank is still working on it/)).toBeTruthy();
    api.use(stands('succeeded'));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  it('says that there is no such payment, and asks no more', async () => {
    api.use(http.get('/_api/payments/status', () => refusal('absent', PAYMENT_TEXTS.paymentAbsent)));
    renderApp('/payment-status?payment_intent=pi_test_1');
    expect((await screen.findByRole('alert')).textContent).toBe('This payment could not be found.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('says when nobody can tell, and asks again', async () => {
    api.use(http.get('/_api/payments/status', () => refusal('busy', PAYMENT_TEXTS.initFailed)));
    const { user } = renderApp('/payment-status?payment_intent=pi_test_1');
    await screen.findByRole('alert');
    api.use(stands('succeeded'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  it('without an intent is a failure', async () => {
    renderApp('/payment-status');
    expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy();
  });
});

describe('the ends of a payment', () => {
  it('success thanks, and leads to the dashboard and the receipt', async () => {
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

  it('success without a payment says nothing of credits', async () => {
    renderApp('/payment-success');
    expect(await screen.findByRole('heading', { name: 'No payment here' })).toBeTruthy();
    expect(screen.queryByText(/credits have been added/)).toBeNull();
  });

  it('failure says what is known, or what usually is, and offers ways on', async () => {
    renderApp('/payment-cancel');
    expect(
      await screen.findByText(
        'We were unable to process your payment. Please check your payment details and try again.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
  });

  it('failure draws what stands in the address as text alone', async () => {
    const long = `<b>${'x'.repeat(400)}`;
    renderApp(`/payment-cancel?error=${encodeURIComponent(long)}`);
    expect(await screen.findByText(long.slice(0, 300))).toBeTruthy();
  });
});

it('money is written with its currency', () => {
  expect([699, 39_900, 5].map((cents) => formatPrice(cents))).toEqual(['$6.99', '$399.00', '$0.05']);
});
