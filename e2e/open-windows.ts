import { type Browser, type Page, test as base, expect } from '@playwright/test';
import { COPY, smallBannerFile } from './banners.ts';
import { consoleErrors } from './fixtures.ts';
import { type Person, buy, grade, logInAsAdmin, signUp } from './people.ts';

/** A window shared by many tests, so that a page costs only its rendering and not the start of a browser. */
interface Window {
  readonly page: Page;
  readonly errors: string[];
}

/** A user with a window, and the analyses that they have. */
interface Reader extends Window {
  readonly person: Person;
  /** Public, and the first of `analysisIds`. */
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
  /** On the free trial, with one public and one private report. */
  reader: Reader;
  /** With an Enterprise package and one report. */
  buyer: Reader;
  admin: Window;
}

/** For tests that look at many pages without changing anything. */
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

/** Resets a shared window, runs a test in it, and fails if the console has errors. */
export async function withWindow(
  { page, errors }: Window,
  work: (page: Page) => Promise<void>,
): Promise<void> {
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
