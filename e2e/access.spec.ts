import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { linkOf, waitForMail } from './outbox.ts';
import { PASSWORD, newEmail, signUp } from './people.ts';

const NEW_PASSWORD = 'a brighter light table';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log In' }).click();
}

test('signs up for the trial, sees the welcome, and verifies the email by the mailed link', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toBeInViewport();
  await page.keyboard.type(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Adjudge' })).toBeVisible();
  await expect(page).toHaveURL(/\/signup/);
  await expect(page).toHaveURL(/\/analyze$/);

  await page.goto(linkOf(await waitForMail(email, /Verify your email/)));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  const { user } = (await (await page.request.get('/_api/auth/session')).json()) as {
    user: { email: string; emailVerified: boolean };
  };
  expect(user).toMatchObject({ email, emailVerified: true });
});

test('resets a forgotten password by the mailed link and returns to the page', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email, api } = await signUp(playwright.request, baseURL ?? '');
  await page.goto('/dashboard?sort=oldest');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const form = page.getByRole('form', { name: 'Forgot your password?' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your mailbox')).toBeVisible();

  const link = linkOf(await waitForMail(email, /Reset your/));
  await page.goto(link);
  const choice = page.getByRole('form', { name: 'Choose a new password' });
  await choice.getByLabel('New Password').fill(NEW_PASSWORD);
  await choice.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await choice.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  // The old session has ended, and its owner has been notified.
  expect((await api.get('/_api/auth/session')).status()).toBe(401);
  expect(linkOf(await waitForMail(email, /password was changed/))).toContain('/forgot-password');

  await page.goto(link);
  await choice.getByLabel('New Password').fill(PASSWORD);
  await choice.getByLabel('Confirm Password').fill(PASSWORD);
  await choice.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This link does not work')).toBeVisible();

  await page.goto('/dashboard?sort=oldest');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\?sort=oldest$/);
});

test('the login page does not redirect to another site', async ({ page, playwright, baseURL }) => {
  const { email } = await signUp(playwright.request, baseURL ?? '');
  await page.goto('/login?redirect=%2F%5Cevil.example');
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
});
