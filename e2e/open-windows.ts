import { type Browser, type Page, test as base, expect } from '@playwright/test';
import { COPY, smallBannerFile } from './banners.ts';
import { consoleErrors } from './fixtures.ts';
import { type Person, buy, grade, logInAsAdmin, signUp } from './people.ts';

/** A window that stays open from test to test, so that a page costs its drawing and not a whole browser's start. */
interface Window {
  readonly page: Page;
  readonly errors: string[];
}

/** Somebody with a window of their own, and what they have. */
interface Reader extends Window {
  readonly person: Person;
  /** Public; the first of `analysisIds`. */
  readonly analysisId: string;
  readonly analysisIds: readonly string[];
}

async function openWindow(browser: Browser, baseURL: string, person?: Person): Promise<Window> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', colorScheme: 'light' });
  await person?.signIn(context);
  const page = await context.newPage();
  return { page, errors: consoleErrors(page) };
}

interface Windows {
  visitor: Window;
  /** On the free trial, with a public report and another. */
  reader: Reader;
  /** With an Enterprise package and one report. */
  buyer: Reader;
  admin: Window;
}

/** For tests that look at many pages and change nothing. */
export const test = base.extend<Record<never, never>, Windows>({
  visitor: [
    async ({ browser }, use, info) => {
      const window = await openWindow(browser, info.project.use.baseURL ?? '');
      await use(window);
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser, playwright }, use, info) => {
      const baseURL = info.project.use.baseURL ?? '';
      const person = await signUp(playwright.request, baseURL);
      const first = await grade(person, { copy: COPY });
      const second = await grade(person, { creative: await smallBannerFile('another.png') });
      await person.api.post('/_api/analysis/share', { data: { analysisId: first, makePublic: true } });
      const window = await openWindow(browser, baseURL, person);
      await use({ ...window, person, analysisId: first, analysisIds: [first, second] });
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
  buyer: [
    async ({ browser, playwright }, use, info) => {
      const baseURL = info.project.use.baseURL ?? '';
      const person = await signUp(playwright.request, baseURL);
      const analysisId = await grade(person);
      await buy(person, 'Enterprise');
      const window = await openWindow(browser, baseURL, person);
      await use({ ...window, person, analysisId, analysisIds: [analysisId] });
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ browser, playwright }, use, info) => {
      const baseURL = info.project.use.baseURL ?? '';
      const window = await openWindow(browser, baseURL, await logInAsAdmin(playwright.request, baseURL));
      await use(window);
      await window.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Begins a test in a window that another one used, and ends it by what the console says. */
export async function using({ page, errors }: Window, work: (page: Page) => Promise<void>): Promise<void> {
  errors.length = 0;
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: 'none',
    media: 'screen',
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await work(page);
  expect(errors).toEqual([]);
}

export { expect };
