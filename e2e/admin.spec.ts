import { expect, test } from './fixtures.ts';
import { URI } from 'otpauth';
import { takeAdminCode } from './admin-codes.ts';
import { ADMIN, NEW_ADMIN, PASSWORD, grade, logInAsAdmin, signUp } from './people.ts';

test('an admin finds an account, grants credits, suspends it, and reopens it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await signUp(playwright.request, baseURL ?? '');
  const session = () => person.api.get('/_api/auth/session');
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Email').fill(ADMIN);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const codeForm = page.getByRole('form', { name: 'Authenticator code' });
  await codeForm.getByLabel('Code').fill('000000');
  await codeForm.getByRole('button', { name: 'Open the admin pages' }).click();
  await expect(codeForm.getByText('This code is wrong')).toBeVisible();
  await codeForm.getByLabel('Code').fill(takeAdminCode());
  await codeForm.getByRole('button', { name: 'Open the admin pages' }).click();

  await page.getByRole('searchbox').fill(person.email);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: `Credits of ${person.email}` }).click();
  await page.getByRole('spinbutton', { name: 'How many' }).fill('5');
  await page.getByRole('button', { name: 'Change credits' }).click();
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('8 banner, 2 video');
  expect((await (await session()).json()).user.usageRemaining).toEqual({ banner: 8, video: 2 });

  await page.getByRole('button', { name: `Suspend ${person.email}` }).click();
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await expect(row).toContainText('suspended');
  expect((await session()).status()).toBe(401);

  await page.getByRole('button', { name: `Reopen ${person.email}` }).click();
  await page.getByRole('button', { name: 'Reopen account' }).click();
  await expect(row).toContainText('active');
  const again = await person.api.post('/_api/auth/login_with_password', {
    data: { email: person.email, password: PASSWORD },
  });
  expect(again.ok()).toBe(true);

  await page.getByRole('tab', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log.getByText('kind: banner, amount: 5', { exact: false })).toBeVisible();
  await expect(log.getByText('from: active, to: suspended')).toBeVisible();
  await page.getByRole('tab', { name: 'Queue' }).click();
  await expect(page.getByText('On this server')).toBeVisible();
});

test('search in the URL treats digits and “true” as text', async ({ page, context, playwright, baseURL }) => {
  await (await logInAsAdmin(playwright.request, baseURL ?? '')).signIn(context);
  for (const words of ['109', 'true']) {
    await page.goto(`/admin?search=${words}`);
    await expect(page.getByPlaceholder('Search by name or email...')).toHaveValue(words);
    await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
    await page.goto(`/dashboard?search=${words}`);
    await expect(page.getByPlaceholder('Search analyses...')).toHaveValue(words);
    await expect(page.getByText(`Nothing matches “${words}”.`)).toBeVisible();
  }
});

test('a new admin sets up an authenticator app and opens the admin pages with it', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Email').fill(NEW_ADMIN);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: /My Account/ })).toBeVisible();
  await page.goto('/admin');
  const begun = page.waitForResponse('**/_api/admin/second-factor/begin');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const { uri, secret } = await (await begun).json();
  await expect(page.getByText(secret)).toBeVisible();
  const codeForm = page.getByRole('form', { name: 'Authenticator code' });
  await codeForm.getByLabel('Code').fill(URI.parse(uri).generate());
  await codeForm.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('an admin can read another user’s report, while a regular user is denied the admin page', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const person = await signUp(playwright.request, baseURL ?? '');
  const analysisId = await grade(person);
  await person.signIn(context);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('needs the admin privilege. Your current role is user.')).toBeVisible();

  const { api: admin } = await logInAsAdmin(playwright.request, baseURL ?? '');
  expect((await admin.get(`/_api/analysis/get?analysisId=${analysisId}`)).ok()).toBe(true);
  const removed = await admin.post('/_api/admin/analysis/delete', { data: { analysisId } });
  expect(removed.ok()).toBe(true);
  await page.goto(`/results?id=${analysisId}`);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
