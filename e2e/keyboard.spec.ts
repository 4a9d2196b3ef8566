import type { Locator, Page } from '@playwright/test';
import { bannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, signUp } from './people.ts';

const MOST_STOPS = 60;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${element.toString()}.`);
}

test('by keyboard alone: sign in, analyse, walk the boxes, open a finding', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await signUp(playwright.request, baseURL ?? '');
  await page.goto('/analyze');
  const form = page.getByRole('form', { name: 'Log In' });
  await expect(form).toBeVisible();
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  const choose = page.getByRole('button', { name: 'Choose a file' });
  await expect(choose).toBeVisible();
  await tabTo(page, choose);
  const dialog = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(await bannerFile());
  const alone = page.getByRole('tab', { name: 'Creative-Only Analysis' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Analyze Now' }));
  await expect(alone).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ad copy must be at least 10 characters')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ad copy' })).toBeFocused();
  await page.keyboard.type('A bottle that keeps tea hot for 18 hours.');
  await tabTo(page, page.getByRole('button', { name: 'Analyze Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Analyzing your ad...' })).toBeFocused();
  await expect(page).toHaveURL(/\/results\?id=/);

  const boxes = page.getByRole('toolbar', { name: 'Evidence on the creative' }).getByRole('button');
  await expect(boxes.first()).toBeVisible();
  await tabTo(page, boxes.first());
  await page.keyboard.press('ArrowRight');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toHaveAttribute('data-lit', 'true');
  await page.keyboard.press('Enter');
  const finding = page.locator('[id^="finding-"] button:focus');
  await expect(finding).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(finding).toHaveAttribute('aria-expanded', 'false');
});
