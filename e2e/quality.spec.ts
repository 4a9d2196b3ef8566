import { statSync } from 'node:fs';
import nodePath from 'node:path';
import type { Page, Response } from '@playwright/test';
import { NO_VIOLATIONS, axeViolationsInBothThemes } from './axe.ts';
import { expect, test, withWindow } from './open-windows.ts';

const PAGES = [
  ['home', '/'],
  ['login', '/login'],
  ['sign up', '/signup'],
  ['forgot password', '/forgot-password'],
  ['reset password', '/reset-password?token=abc'],
  ['dead link', '/reset-password'],
  ['verify email', '/verify-email?token=abc'],
  ['not found', '/nowhere'],
  ['analyze', '/analyze'],
  ['dashboard', '/dashboard'],
  ['compare', '/compare?ids=:ids'],
  ['compare, with one alone', '/compare?ids=:id'],
  ['bulk, without Enterprise', '/bulk'],
  ['account', '/account'],
  ['account, security', '/account?tab=security'],
  ['results', '/results?id=:id'],
  ['public report', '/share/:id'],
  ['no public report', '/share/nothing'],
  ['upload test', '/s3-test'],
  ['accuracy', '/accuracy'],
  ['checks', '/checks'],
  ['a check', '/checks/text-contrast'],
  ['no such check', '/checks/nothing'],
  ['faq', '/faq'],
  ['faq, nothing found', '/faq?search=zeppelin'],
  ['faq, an open question', '/faq#refunds'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['privacy policy', '/privacy-policy'],
  ['terms', '/terms-and-conditions'],
  ['refunds', '/refund-and-cancellation'],
  ['pricing', '/pricing'],
  ['checkout', '/checkout/combined-package'],
  ['checkout by name', '/checkout?planName=Enterprise'],
  ['no such plan', '/checkout/nothing'],
  ['payment made', '/payment-success?payment=1'],
  ['no payment', '/payment-success'],
  ['payment failed', '/payment-cancel'],
  ['an unknown payment', '/payment-status?payment_intent=nothing'],
] as const;

/** Pages with content that only paying users have. */
const BUYERS_PAGES = [
  ['account, with payments', '/account'],
  ['receipt', '/receipt?id=:payment'],
] as const;

const ADMIN_TABS = ['users', 'reports', 'messages', 'queue', 'audit'] as const;

/** Pages checked as a visitor, since a signed-in user would see something else. */
const SEEN_BY_VISITORS: ReadonlySet<string> = new Set(['login', 'sign up', 'public report']);

/** The title in the served HTML, before any script has run. The page's final title must end with it. */
const titleSent = async (page: Page, answer: Response | null): Promise<string> =>
  page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').title,
    (await answer?.text()) ?? '',
  );

/** What the server serves, with the compressed files next to it. */
const BUILT = nodePath.resolve(import.meta.dirname, '..', 'apps', 'web', 'dist');

const WIDTHS = [1440, 768, 390, 320] as const;

/** Opens a page and waits until it has finished loading. */
async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return answer;
}

async function expectNothingTooWide(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A busy machine lays out the new width with a delay.
    await expect.poll(tooWide, { message: `at ${width} px`, timeout: 3000 }).toBeLessThanOrEqual(0);
  }
}

async function expectGoodPage(page: Page, address: string): Promise<void> {
  const answer = await open(page, address);
  // Once a report's creative is known, its name precedes the title.
  const sent = await titleSent(page, answer);
  await expect.poll(async () => (await page.title()).endsWith(sent), { message: sent }).toBe(true);
  expect(await axeViolationsInBothThemes(page)).toEqual(NO_VIOLATIONS);
  await expectNothingTooWide(page);
}

for (const [name, path] of PAGES) {
  test(`${name} has no axe violations in light and dark, and nothing is wider than the screen`, ({
    visitor,
    reader,
  }) =>
    withWindow(SEEN_BY_VISITORS.has(name) ? visitor : reader, (page) =>
      expectGoodPage(
        page,
        path.replace(':ids', reader.analysisIds.join(',')).replace(':id', reader.analysisId),
      ),
    ));
}

for (const [name, path] of BUYERS_PAGES) {
  test(`${name} has no axe violations in light and dark, and nothing is wider than the screen`, ({ buyer }) =>
    withWindow(buyer, async (page) => {
      const { payments } = await (await buyer.person.api.get('/_api/payments/list')).json();
      await expectGoodPage(page, path.replace(':payment', payments[0].id));
    }));
}

for (const tab of ADMIN_TABS) {
  test(`admin, ${tab} has no axe violations in light and dark, and nothing is wider than the screen`, ({
    admin,
    reader,
  }) => {
    // The `reader` fixture provides an account and a public report for the admin pages to show.
    expect(reader.analysisId).not.toBe('');
    return withWindow(admin, (page) =>
      expectGoodPage(page, tab === 'users' ? '/admin' : `/admin?tab=${tab}`),
    );
  });
}

/** Maximum bytes of script that a page loads, compressed as for browsers. */
const BUDGETS = [
  ['home', '/', 110_000],
  ['results', '/results?id=:id', 258_000],
  ['public report', '/share/:id', 250_000],
] as const;

for (const [name, path, budget] of BUDGETS) {
  test(`${name} loads less than ${budget / 1000} kB of script`, ({ visitor, reader }) =>
    withWindow(name === 'results' ? reader : visitor, async (page) => {
      const scripts = new Set<string>();
      const weigh = (answer: Response): void => {
        const { pathname } = new URL(answer.url());
        if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
      };
      page.on('response', weigh);
      await open(page, path.replace(':id', reader.analysisId));
      page.off('response', weigh);
      expect(scripts.size).toBeGreaterThan(1);
      const bytes = [...scripts].reduce((sum, script) => sum + statSync(`${BUILT}${script}.br`).size, 0);
      expect(bytes).toBeLessThan(budget);
    }));
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`home has no layout shift while loading at ${viewport.width} px`, async ({
    browser,
    baseURL,
  }, info) => {
    // Use a new window, so that fonts and code come over the network as on a first visit.
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { layoutShifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts);
    const total = shifts.reduce((sum, value) => sum + value, 0);
    info.annotations.push({ type: 'layout shift', description: String(total) });
    expect(total).toBeLessThan(0.01);
    await context.close();
  });
}

/** Pages with graphics that convey meaning by color, or with collapsed content. */
const SEEN_OTHERWISE = [
  ['home', '/'],
  ['faq', '/faq'],
  ['results', '/results?id=:id'],
] as const;

for (const [name, path] of SEEN_OTHERWISE) {
  test(`${name} keeps the focus ring and bars visible in forced colors`, ({ reader }) =>
    withWindow(reader, async (page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, path.replace(':id', reader.analysisId));
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
      expect(ring).toBe('solid');
      // Bars and selected items must use the user's colors. In the page's background color they would be invisible.
      const painted = await page
        .locator('.forced-fill, .forced-chosen')
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(painted.filter((color) => color === ground)).toEqual([]);
      if (path !== '/faq') expect(painted.length).toBeGreaterThan(5);
    }));

  test(`${name} runs no animation with reduced motion`, ({ reader }) =>
    withWindow(reader, async (page) => {
      await open(page, path.replace(':id', reader.analysisId));
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      );
      expect(moving.filter((duration) => duration > 1)).toEqual([]);
    }));
}

test('printing expands every FAQ answer and every report section', ({ reader }) =>
  withWindow(reader, async (page) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/faq', `/results?id=${reader.analysisId}`]) {
      await open(page, path);
      // Skip panels that are not printed at all.
      const panels = page.locator('[hidden="until-found"]:not([data-print="hide"] *)');
      await expect.poll(() => panels.count()).toBeGreaterThan(3);
      const heights = await panels.evaluateAll((all) =>
        all.map((panel) => panel.getBoundingClientRect().height),
      );
      expect(heights.filter((height) => height < 20)).toEqual([]);
      for (const gone of ['header', 'footer'])
        await expect(page.locator(`#root ${gone}`).first()).toBeHidden();
    }
  }));
