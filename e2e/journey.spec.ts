import { COPY, bannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { signUpHere } from './people.ts';

test('signs up, analyzes a banner with copy, reads the report, finds it again, and logs out', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Grade Your Ad Free' }).first().click();
  await expect(page).toHaveURL(/\/signup/);

  await signUpHere(page);
  await expect(page).toHaveURL(/\/analyze/);

  await page.locator('input[type=file]').setInputFiles(await bannerFile());
  await page.getByRole('textbox', { name: /ad copy/i }).fill(COPY);
  await page.getByRole('button', { name: 'Analyze Now' }).click();
  await expect(page.getByRole('heading', { name: 'Analyzing your ad...' })).toBeVisible();

  await expect(page).toHaveURL(/\/results\?id=[\w-]{21}/);
  const meter = page.getByRole('meter', { name: 'Overall score' });
  await expect(meter).toBeVisible();
  const score = (await meter.getAttribute('value')) ?? '';
  await expect(page.getByRole('img', { name: /Hot until/ })).toBeVisible();
  await expect(
    page.getByRole('toolbar', { name: 'Evidence on the creative' }).getByRole('button').first(),
  ).toBeVisible();

  await page.reload();
  await expect(meter).toHaveAttribute('value', score);
  const address = page.url();

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.locator('main a[href^="/results?id="]').first().click();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
});

test('an unknown URL returns 404 with a not-found page', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found.' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});
