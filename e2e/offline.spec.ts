import { test as base, expect } from '@playwright/test';
import { COPY, smallBannerFile } from './banners.ts';
import { type Person, grade, signUp } from './people.ts';

/** Unlike in other tests, console errors are allowed: the browser logs every request that fails while offline. */
const test = base.extend<Record<never, never>, { person: Person }>({
  person: [
    async ({ playwright }, use, info) => {
      const person = await signUp(playwright.request, info.project.use.baseURL ?? '');
      await grade(person, { copy: COPY });
      await use(person);
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ context, person }) => person.signIn(context));

test('going offline keeps the dashboard list, reports a failed search, and can be retried', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  const cards = page.getByRole('list', { name: 'Analyses' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(cards).toHaveCount(1);
  await page.getByPlaceholder('Search analyses...').fill('tea');
  await expect(page.getByText('Could not load analyses')).toBeVisible();
  await expect(page.getByText('Nothing is lost. Check your connection, then try again.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByPlaceholder('Search analyses...')).toHaveValue('tea');
});

test('going offline during a grading waits, resumes automatically, and costs one credit', async ({
  page,
  context,
  person,
}) => {
  const { banner } = await person.creditsLeft();
  await page.goto('/analyze');
  await page.locator('input[type=file]').setInputFiles(await smallBannerFile());
  const copy = page.getByRole('textbox', { name: 'Ad copy' });
  await copy.fill(COPY);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Analyze Now' }).click();
  const waiting = page.getByRole('alert').filter({ hasText: 'It will be sent again' });
  await expect(waiting).toContainText('Upload failed. Please check your network connection.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(copy).toHaveValue(COPY);
  await expect(page.getByRole('img', { name: 'Your creative, small.png' })).toBeVisible();
  expect((await person.creditsLeft()).banner).toBe(banner);

  await page.getByRole('button', { name: 'Analyze Now' }).click();
  await expect(waiting).toBeVisible();
  // The network comes back, but drops again once the server has received the whole request.
  await page.route(
    '**/_api/analysis/ai-analyze',
    async (route) => {
      void route.fetch().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill({ contentType: 'text/event-stream', body: ': begun\n\n' });
    },
    { times: 1 },
  );
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/results\?id=/, { timeout: 90_000 });
  expect((await person.creditsLeft()).banner).toBe(banner - 1);
});

test('going offline during a payment keeps the form, which can be paid once back online', async ({
  page,
  context,
}) => {
  await page.goto('/checkout/banner-package');
  const form = page.getByRole('form', { name: 'Card payment' });
  await form.getByLabel('Card number').pressSequentially('4242424242424242');
  await form.getByLabel('Expiration date').pressSequentially('1240');
  await form.getByLabel('Security code').fill('123');
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await form.getByRole('button', { name: 'Pay Now' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'The server could not be reached. Check your connection and try again.',
  );
  await expect(form.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('going offline before sign-in shows an error, and the next attempt is validated and sent', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Log In' });
  // The validation code loads when the browser is idle, which a busy machine delays. An invalid field shows that it has loaded.
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

  await context.setOffline(true);
  await form.getByLabel('Email').fill('nobody@example.com');
  await form.getByLabel('Password', { exact: true }).fill('not the right one');
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByText('Login failed. Please try again.')).toBeVisible();

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByText('Invalid email or password')).toBeVisible();
  await form.getByLabel('Email').fill('nobody');
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a page whose code cannot load shows an error inside the app shell', async ({ page, context }) => {
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund and Cancellation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An Error Occurred');
  await expect(page.getByRole('banner')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund and Cancellation');
});

test('on a slow network each page shows a loading state inside the app shell', async ({ page }) => {
  await page.route('**/_api/{analysis/list,analysis/get,account/details}*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  for (const [address, words] of [
    ['/dashboard', 'Loading analyses'],
    ['/account', 'Loading'],
    ['/results?id=nothing', 'Loading'],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText(words).first(), address).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first(), address).toBeAttached();
  }
});
