import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Person, signUp } from './people.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS_THE_BANK = '4000002500003155';

let person: Person;

test.beforeEach(async ({ playwright, baseURL, context }) => {
  person = await signUp(playwright.request, baseURL ?? '');
  await person.signIn(context);
});

const creditsLeft = async (): Promise<unknown> => {
  const session = await (await person.api.get('/_api/auth/session')).json();
  return session.user.usageRemaining;
};

async function pay(page: Page, number: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Card payment' });
  await form.getByLabel('Card number').pressSequentially(number);
  await form.getByLabel('Expiration date').pressSequentially('1240');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: 'Pay Now' }).click();
}

test('buys a package with a valid card and sees the credits and the receipt', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/pricing');
  await page.getByRole('tab', { name: 'Banner Analysis' }).click();
  await page.getByRole('link', { name: 'Get Banner Package' }).click();
  await expect(page).toHaveURL(/\/checkout\/banner-package$/);
  await expect(page.getByText('Test mode, no card is charged.')).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('$13.98 in all, paid once')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await pay(page, GOOD);

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('You have 63 banner and 2 video gradings now.')).toBeVisible();
  expect(await creditsLeft()).toEqual({ banner: 63, video: 2 });
  expect(sent.filter((request) => request.includes(GOOD))).toEqual([]);

  await page.getByRole('link', { name: 'Open the receipt' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('$13.98 USD');
  await expect(sheet).toContainText(person.email);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
});

test('a declined card grants nothing, and a valid one then pays for the same order', async ({ page }) => {
  await page.goto('/checkout/video-package');
  await pay(page, DECLINED);
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  expect(await creditsLeft()).toEqual({ banner: 3, video: 2 });

  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.getByRole('tab', { name: 'Video Analysis' }).click();
  await page.getByRole('link', { name: 'Get Video Package' }).click();
  await pay(page, GOOD);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  const { payments } = await (await person.api.get('/_api/payments/list')).json();
  expect(payments).toMatchObject([{ planName: 'Video Package', status: 'succeeded' }]);
});

for (const [answer, heading, credits] of [
  ['Complete authentication', 'Payment Successful!', { banner: 33, video: 32 }],
  ['Fail authentication', 'Payment Failed', { banner: 3, video: 2 }],
] as const) {
  test(`handles a card that needs authentication: ${answer}`, async ({ page }) => {
    await page.goto('/checkout?planName=Combined%20Package');
    await expect(page.getByText('You are purchasing the Combined Package.')).toBeVisible();
    await pay(page, ASKS_THE_BANK);
    const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await expect(bank).toBeVisible();
    expect(await creditsLeft()).toEqual({ banner: 3, video: 2 });
    await bank.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await creditsLeft()).toEqual(credits);
  });
}

test('a visitor is sent to sign-in with the checkout remembered', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/checkout/enterprise');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout%2Fenterprise$/);
});
