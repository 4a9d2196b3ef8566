import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newEmail, signUp } from './people.ts';

// The provider's pages load an external font and wait for it.
test.beforeEach(({ context }) => context.route('https://fonts.googleapis.com/**', (route) => route.abort()));

async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Loopback' }).click();
  const popup = await opening;
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible();
  return popup;
}

async function logInAtProvider(popup: Page, login: string): Promise<void> {
  await popup.getByPlaceholder('Enter any login').fill(login);
  await popup.getByPlaceholder('and password').fill('anything');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
}

test('signs in with a provider, which creates an account and returns to the requested page', async ({
  page,
  baseURL,
}) => {
  const email = newEmail();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const popup = await openPopup(page);
  const refused: string[] = [];
  popup.on('console', (message) => {
    if (message.type() === 'error' && message.location().url.startsWith(baseURL ?? ''))
      refused.push(message.text());
  });
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  const closed = popup.waitForEvent('close');
  await logInAtProvider(popup, email);
  await closed;
  await expect(page).toHaveURL(/\/dashboard$/);
  const account = page.getByRole('button', { name: `My Account: Person ${email.split('@')[0]}` });
  await expect(account).toBeVisible();
  expect(refused).toEqual([]);
  await page.reload();
  await expect(account).toBeVisible();
});

test('closing the sign-in window stops waiting, and the next one works', async ({ page }) => {
  await page.goto('/signup');
  const first = await openPopup(page);
  await first.close();
  await expect(page.getByText('The sign-in window was closed before you were signed in.')).toBeVisible();
  const second = await openPopup(page);
  await logInAtProvider(second, newEmail());
  await expect(page).toHaveURL('/');
});

test('a blocked sign-in window is explained', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Loopback' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to open authentication window. Please check if popup blockers are disabled and try again.',
  );
});

test('canceling at the provider is reported', async ({ page }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await popup.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByRole('alert')).toHaveText('The sign-in with Loopback was canceled.');
});

test('does not sign in to an unverified account with the same email address', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await signUp(playwright.request, baseURL ?? '');
  await page.goto('/login');
  await logInAtProvider(await openPopup(page), email.toUpperCase());
  const card = page.getByRole('alert').filter({ hasText: 'Account Already Exists' });
  await expect(card).toContainText(`An account with ${email} already exists.`);
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue with Loopback' })).toBeFocused();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
