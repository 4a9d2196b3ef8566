import type { Page } from '@playwright/test';
import { type UploadFile, bannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { newClientHeaders, signUpHere } from './people.ts';
import { tabTo } from './tab-to.ts';

/** The server grades one banner per address and day, so every test and every retry uses a new address. */
const comeFromElsewhere = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({
    ...newClientHeaders(),
  });

async function drop(page: Page, file: UploadFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { name: file.name, mimeType: file.mimeType, base64: file.buffer.toString('base64') },
  );
  const main = page.getByRole('main');
  await main.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Drop it here')).toBeVisible();
  await main.dispatchEvent('drop', { dataTransfer });
}

async function choose(page: Page, file: UploadFile): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a banner' }).click();
  await (await dialog).setFiles(file);
}

/** Waits for the report. Ads of other tests may fill the queue, in which case a visitor is asked to try again. */
async function graded(page: Page, tryAgain: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const busy = page.getByRole('button', { name: 'Try again' });
    if (await busy.isVisible()) await tryAgain();
    await expect(page).toHaveURL(/\/first-look$/, { timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  // The home page, which shows the sample's score, stays until the report is ready. Its button is hidden while it sends.
  await expect(page.getByRole('button', { name: 'Choose a banner' })).toBeHidden();
  await expect(page.getByRole('region', { name: /^Do these first/ })).toBeVisible();
}

async function signUpAndFind(page: Page, score: string): Promise<void> {
  await signUpHere(page);
  await expect(page.getByText('with 2 banner and 2 video gradings')).toBeVisible();
  await expect(page).toHaveURL(/\/results\?id=[\w-]{21}/);
  await expect(page.getByRole('meter', { name: 'Overall score' })).toHaveAttribute('value', score);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  const address = page.url();
  await page.goto('/dashboard');
  await page.locator('main a[href^="/results?id="]').first().click();
  await expect(page).toHaveURL(address);
}

for (const [width, height, send] of [
  [1440, 1000, drop],
  [390, 844, choose],
] as const) {
  test(`grades a banner on the home page at ${width} px, signs up, and finds the report on the dashboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await comeFromElsewhere(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Choose a banner' })).toBeVisible();
    await send(page, await bannerFile());
    await graded(page, () => page.getByRole('button', { name: 'Try again' }).click());

    const meter = page.getByRole('meter', { name: 'Overall score' });
    await expect(meter).toBeVisible();
    const score = (await meter.getAttribute('value')) ?? '';
    await expect(page.getByRole('region', { name: /^Do these first/ })).toBeVisible();
    await expect(
      page.getByRole('toolbar', { name: 'Evidence on the creative' }).getByRole('button').first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.reload();
    await expect(meter).toHaveAttribute('value', score);
    await page.goto('/');
    await choose(page, await bannerFile());
    const notice = page.getByRole('alert').filter({ hasText: 'one banner a day' });
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: 'See your report' }).click();
    await page.getByRole('link', { name: 'Create a free account' }).click();
    await signUpAndFind(page, score);
    await page.goto('/first-look');
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  });
}

test('grades a banner on the home page and reaches sign-up by keyboard', async ({ page }) => {
  await comeFromElsewhere(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Choose a banner' });
  await expect(button).toBeVisible();
  const dialog = page.waitForEvent('filechooser');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(await bannerFile());
  await expect(
    page.getByRole('heading', { name: 'Analyzing your ad...' }).or(page.getByText('Not graded')),
  ).toBeVisible();
  await graded(page, async () => {
    await tabTo(page, page.getByRole('button', { name: 'Try again' }));
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('meter', { name: 'Overall score' })).toBeVisible();
  const account = page.getByRole('link', { name: 'Create a free account' });
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\?/);
  await tabTo(page, page.getByRole('form', { name: 'Sign Up' }).getByLabel('Email'));
});
