import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { STRIPE_KEYS, FakeStripe } from '../apps/server/src/testing/stand-ins/fake-stripe.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

let stripe: FakeStripe;
let server: ServerProcess;
let data: string;

test.beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'adjudge-e2e-stripe-'));
  stripe = await FakeStripe.start();
  server = await ServerProcess.start(data, {
    stuck: false,
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  });
});

test.afterAll(async () => {
  await server.stop();
  await stripe.stop();
  rmSync(data, { recursive: true, force: true });
});

/**
 * Replaces the part of Stripe's script that the checkout uses: one field, and a confirmation that this test's routes
 * answer. The real fields are in Stripe's own frames, which no test of ours covers.
 */
const SCRIPT = `window.Stripe = () => {
  const listeners = {};
  const payment = {
    mount(place) {
      place.innerHTML = '<label>Card number <input data-card></label>';
      for (const ready of listeners.ready ?? []) ready();
    },
    on(event, act) { (listeners[event] ??= []).push(act); return payment; },
    off() { return payment; }, once() { return payment; }, update() {}, unmount() {}, destroy() {},
  };
  const elements = {
    create: () => payment, getElement: () => payment, update() {},
    submit: async () => document.querySelector('[data-card]').value
      ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
  };
  return {
    elements: () => elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    registerAppInfo() {}, _registerWrapper() {},
    async confirmPayment({ clientSecret }) {
      const answer = await fetch('https://api.stripe.com/v1/confirm', {
        method: 'POST',
        body: JSON.stringify({ clientSecret, number: document.querySelector('[data-card]').value }),
      });
      return answer.json();
    },
  };
};`;

test('Stripe checkout handles field errors, a declined card, a successful payment, and a refund', async ({
  page,
  context,
  playwright,
}) => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const { clientSecret, number } = route.request().postDataJSON() as Record<string, string>;
    const intent = stripe.account.intents.get(clientSecret?.split('_secret_')[0] ?? '');
    if (!intent) throw new Error('There is no such intent.');
    const method = number?.endsWith('0002') ? 'pm_card_chargeDeclined' : 'pm_card_visa';
    const { status, body } = stripe.account.pay(intent, method);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: status === 200 ? { paymentIntent: body } : body,
    });
  });
  const person = await signUp(playwright.request, server.url);
  await person.signIn(context);

  await page.goto(`${server.url}/checkout/banner-package`);
  const payButton = page.getByRole('button', { name: 'Pay Now' });
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('Test mode')).toHaveCount(0);
  await payButton.click();
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await page.getByLabel('Card number').fill('4000000000000002');
  await payButton.click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();

  await page.goto(`${server.url}/checkout/banner-package`);
  await page.getByLabel('Card number').fill('4242424242424242');
  await payButton.click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('You have 33 banner and 2 video gradings now.')).toBeVisible();
  expect(stripe.account.intents.size).toBe(1);

  const [intent] = stripe.account.intents.values();
  if (!intent) throw new Error('Nothing was bought.');
  stripe.account.act('POST', '/v1/refunds', new URLSearchParams({ payment_intent: intent.id }));
  const { payload, headers } = stripe.event('charge.refunded', stripe.account.chargeOf(intent));
  const told = await person.api.post('/_api/stripe/webhook', { data: Buffer.from(payload), headers });
  expect(told.status()).toBe(200);
  await page.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('article')).toContainText('Refunded');
  const session = await (await person.api.get('/_api/auth/session')).json();
  expect(session.user).toMatchObject({
    usageRemaining: { banner: 3, video: 2 },
    currentPlan: 'Free Trial',
    isPaidUser: false,
  });
});
