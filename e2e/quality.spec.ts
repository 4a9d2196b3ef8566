import { statSync } from 'node:fs';
import nodePath from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { COPY, bannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, signUp } from './people.ts';

let person: Person;
let analysisId = '';

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  const answer = await person.api.post('/_api/analysis/ai-analyze', {
    multipart: { creativeFile: await bannerFile(), adCopy: COPY },
    timeout: 60_000,
  });
  ({ analysisId } = await answer.json());
  await person.api.post('/_api/analysis/share', { data: { analysisId, makePublic: true } });
});

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
  ['compare', '/compare?ids=:id'],
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
  ['payment made', '/payment-success'],
  ['payment failed', '/payment-cancel'],
] as const;

const addressOf = (path: string): string => path.replace(':id', analysisId);

/** The title in the page's HTML, before any script has run: the page itself must come to the same. */
const titleSent = async (page: Page, answer: Response | null): Promise<string> =>
  page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').title,
    (await answer?.text()) ?? '',
  );

/** What the server hands out, with the packed files beside it. */
const BUILT = nodePath.resolve(import.meta.dirname, '..', 'apps', 'web', 'dist');

const WIDTHS = [1440, 768, 390, 320] as const;

for (const [name, path] of PAGES) {
  test(`${name}: nothing that axe objects to in light and dark, and nothing wider than the screen`, async ({
    page,
    context,
  }) => {
    if (!['login', 'sign up', 'public report'].includes(name)) await person.signIn(context);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(addressOf(path));
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(await titleSent(page, answer));
    expect(await objections(page), 'in light').toEqual([]);
    // The theme changes colours alone.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // A loaded machine draws the new width a moment after it was set.
      await expect.poll(tooWide, { message: `at ${width} px`, timeout: 3000 }).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await objections(page), 'in dark').toEqual([]);
  });
}

async function objections(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Bytes of script that a page may ask for, packed as browsers are sent them. */
const BUDGETS = [
  ['home', '/', 120_000],
  ['results', '/results?id=:id', 250_000],
  ['public report', '/share/:id', 250_000],
] as const;

for (const [name, path, budget] of BUDGETS) {
  test(`${name}: the script weighs less than ${budget / 1000} kB`, async ({ page, context }) => {
    if (name === 'results') await person.signIn(context);
    const scripts = new Set<string>();
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(addressOf(path));
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(1);
    const bytes = [...scripts].reduce((sum, script) => sum + statSync(`${BUILT}${script}.br`).size, 0);
    expect(bytes).toBeLessThan(budget);
  });
}

/** Pages whose graphics carry meaning by colour, or whose content is folded away. */
const SEEN_OTHERWISE = [
  ['home', '/'],
  ['faq', '/faq'],
  ['results', '/results?id=:id'],
] as const;

for (const [name, path] of SEEN_OTHERWISE) {
  test(`${name}: in forced colours what has the focus keeps its ring`, async ({ page, context }) => {
    await person.signIn(context);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(addressOf(path));
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(ring).toBe('solid');
  });

  test(`${name}: nothing moves for who asked for less motion`, async ({ page, context }) => {
    await person.signIn(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf(path));
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
    expect(moving.filter((duration) => duration > 1)).toEqual([]);
  });
}

test('on paper every answer of the FAQ and every section of a report stands open', async ({
  page,
  context,
}) => {
  await person.signIn(context);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/faq', '/results?id=:id']) {
    await page.goto(addressOf(path));
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const panels = page.locator('[hidden="until-found"]');
    expect(await panels.count()).toBeGreaterThan(3);
    const heights = await panels.evaluateAll((all) =>
      all.map((panel) => panel.getBoundingClientRect().height),
    );
    expect(heights.filter((height) => height < 20)).toEqual([]);
    for (const gone of ['header', 'footer']) await expect(page.locator(`#root ${gone}`).first()).toBeHidden();
  }
});

test('without a network the page says so', async ({ page, context }) => {
  await person.signIn(context);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});
