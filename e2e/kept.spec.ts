import type { Page } from '@playwright/test';
import { COPY, smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { HELD_FILE_NAME, waitUntilHeld, hold, release } from './held-ads.ts';
import { PASSWORD, grade, signUp } from './people.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** In ms; enough for a few gradings one after another on a busy machine. */
const GRADED = 90_000;

const copyField = (page: Page) => page.getByRole('textbox', { name: 'Ad copy' });
const picture = (page: Page) => page.getByRole('img', { name: 'Your creative, small.png' });

async function layOut(page: Page): Promise<void> {
  await page.goto('/analyze');
  await page.locator('input[type=file]').setInputFiles(await smallBannerFile());
  await copyField(page).fill(COPY);
  await page.getByRole('button', { name: 'Details (optional)' }).click();
  await page.getByRole('textbox', { name: 'Brand' }).fill('Tarnwell');
  await expect(picture(page)).toBeVisible();
}

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(picture(page)).toBeVisible();
  await expect(copyField(page)).toHaveValue(COPY);
  await page.getByRole('button', { name: 'Details (optional)' }).click();
  await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue('Tarnwell');
}

async function expectEmptyTable(page: Page): Promise<void> {
  await expect(page.getByText('Drop your creative here')).toBeVisible();
  await expect(copyField(page)).toHaveValue('');
  await expect(page.getByText('Your draft is back')).toBeHidden();
}

async function logIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Log In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/analyze/);
}

/** Graders of the tests' server. */
const GRADERS = 2;

/** Occupies every grader with another user's ads and queues one more, until `release`. */
async function fillQueue(...where: Parameters<typeof signUp>): Promise<{ graded: Promise<unknown> }> {
  const person = await signUp(...where);
  const creative = await smallBannerFile(HELD_FILE_NAME);
  await hold();
  const graded = Promise.all([1, 2, 3].map(() => grade(person, { creative })));
  await waitUntilHeld(GRADERS);
  return { graded };
}

test.afterEach(release);

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a draft survives a reload, navigation, a closed tab, and an expired session', async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const person = await signUp(playwright.request, baseURL ?? '');
      const other = await signUp(playwright.request, baseURL ?? '');
      await person.signIn(context);
      await layOut(page);

      await page.reload();
      await expectDraft(page);
      await page.goto('/faq');
      await page.goBack();
      await expectDraft(page);
      await page.close();
      const tab = await context.newPage();
      await tab.setViewportSize(viewport);
      await tab.goto('/analyze');
      await expectDraft(tab);

      await context.clearCookies();
      await tab.getByRole('button', { name: 'Analyze Now' }).click();
      await expect(tab).toHaveURL(/\/login/);
      await logIn(tab, other.email);
      await expectEmptyTable(tab);
      await context.clearCookies();
      await tab.reload();
      await logIn(tab, person.email);
      await expectDraft(tab);

      await tab.getByRole('button', { name: 'Analyze Now' }).click();
      await expect(tab).toHaveURL(/\/results\?id=/, { timeout: GRADED });
      await expect(tab.getByRole('meter', { name: 'Overall score' })).toBeVisible();
      await tab.goto('/analyze');
      await expectEmptyTable(tab);
    });

    test('reloading during a grading shows its progress again and opens the report', async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const person = await signUp(playwright.request, baseURL ?? '');
      await person.signIn(context);
      await layOut(page);
      const others = await fillQueue(playwright.request, baseURL ?? '');
      await page.getByRole('button', { name: 'Analyze Now' }).click();
      await expect(page.getByText(/^Waiting: \d ads? before yours$/).last()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Analyzing your ad...' })).toBeVisible();
      await expect(picture(page)).toBeVisible();
      await release();
      await expect(page).toHaveURL(/\/results\?id=/, { timeout: GRADED });
      expect(await person.creditsLeft()).toEqual({ banner: 2, video: 2 });
      await others.graded;
    });

    test('canceling a queued grading returns its credit', async ({ page, context, playwright, baseURL }) => {
      const person = await signUp(playwright.request, baseURL ?? '');
      await person.signIn(context);
      await layOut(page);
      const others = await fillQueue(playwright.request, baseURL ?? '');
      await page.getByRole('button', { name: 'Analyze Now' }).click();
      await expect(page.getByText(/^Waiting: \d ads? before yours$/).last()).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Canceled. Your credit has been given back.')).toBeVisible();
      await expect(copyField(page)).toHaveValue(COPY);
      expect(await person.creditsLeft()).toEqual({ banner: 3, video: 2 });
      await release();
      await others.graded;

      await page.getByRole('button', { name: 'Analyze Now' }).click();
      await expect(page).toHaveURL(/\/results\?id=/, { timeout: GRADED });
      expect(await person.creditsLeft()).toEqual({ banner: 2, video: 2 });
    });

    test('logging out in one tab logs out the other and removes the draft', async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const person = await signUp(playwright.request, baseURL ?? '');
      await person.signIn(context);
      await layOut(page);
      const tab = await context.newPage();
      await tab.goto('/faq');
      await tab.getByRole('button', { name: /My Account/ }).click();
      await tab.getByRole('menuitem', { name: 'Log out' }).click();

      await expect(page.getByText('You logged out in another tab.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Welcome to Adjudge' })).toBeVisible();
      await expect(picture(page)).toBeHidden();
      await expect(tab.getByRole('link', { name: 'Grade Your Ad Free' }).first()).toBeVisible();
      await logIn(page, person.email);
      await expect(page.getByText('You logged out in another tab.')).toBeHidden();
      await expectEmptyTable(page);
    });
  });
}
