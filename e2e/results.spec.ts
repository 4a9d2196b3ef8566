import type { Page } from '@playwright/test';
import { NO_VIOLATIONS, axeViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { COPY, bannerFile } from './banners.ts';
import { expectShortReport } from './page-height.ts';
import { type Person, grade, signUp } from './people.ts';

let person: Person;
let analysisId = '';

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  analysisId = await grade(person);
});

test.beforeEach(({ context }) => person.signIn(context));

/** The text on the printed page. It is visible there when its element has a height. */
const onPaper = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

test('printing expands every section and hides the controls', async ({ page }) => {
  await page.goto(`/results?id=${analysisId}`);
  await page.getByText('Complete Documentation Report').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const closed of ['Grade scale', 'Benchmarks', 'Phase 1: Quick Wins', 'Detailed Findings']) {
    const height = await onPaper(page, closed).evaluate((element) => element.getBoundingClientRect().height);
    expect(height, closed).toBeGreaterThan(0);
  }
  for (const control of ['Share', 'Export', 'Print report', 'Zoom In', 'Evidence']) {
    await expect(page.getByRole('button', { name: control, exact: true })).toHaveCount(0);
  }
});

test('the documentation has tabs on screen but not in print', async ({ page }) => {
  await page.goto(`/results?id=${analysisId}`);
  await page.getByRole('button', { name: 'Complete Documentation Report' }).click();
  await page.getByRole('tab', { name: 'Implementation' }).click();
  await expect(page.getByRole('region', { name: 'Phase 1: Quick Wins' })).toBeVisible();
  await expect(page.getByText('Strengths', { exact: true }).last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText('Strengths', { exact: true }).last()).toBeVisible();
});

test('calculates a test size from typed figures by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results?id=${analysisId}`);
  await page.getByRole('button', { name: 'A/B Testing Suggestions' }).click();
  const form = page.getByRole('form', { name: 'How many people does your test need?' });
  await expect(form.getByText('42,693 people per variant')).toBeVisible();
  await form.getByLabel('Rate today, %').fill('5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000');
  await expect(form.getByText('8,158 people per variant, 17 days for both')).toBeVisible();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  expect(await axeViolationsInBothThemes(page, { within: 'form' })).toEqual(NO_VIOLATIONS);
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
});

for (const [name, copy] of [
  ['a banner', {}],
  ['a banner with copy', { copy: COPY }],
] as const) {
  test(`the report of ${name} is short until a section is expanded`, async ({ page }) => {
    const id = await grade(person, { creative: await bannerFile(), ...copy });
    await expectShortReport(page, `/results?id=${id}`);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the section bar stays in view, marks the current section, and covers no focus at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/results?id=${analysisId}`);
    const bar = page.getByRole('navigation', { name: 'Sections of the report' });
    const link = bar.getByRole('link', { name: 'Placements' });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('region', { name: 'Placements' }).getByRole('button').first();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport({ ratio: 1 });
    // Tab backward. The bar must not cover any focused element.
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const free = await page.evaluate(() => {
        const { bottom } = document.querySelector('[data-section-bar]')!.getBoundingClientRect();
        const { top } = document.activeElement!.getBoundingClientRect();
        return top - bottom;
      });
      expect(free).toBeGreaterThanOrEqual(0);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('a phone shows the score, the grade and the verdict without scrolling, and all links of the section bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/results?id=${analysisId}`);
  await page.locator('article[aria-busy=false]').waitFor();
  const line = page.getByTestId('verdict-line');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toContainText(await page.getByRole('heading', { level: 1 }).innerText());
  for (const part of await line.locator('b').all()) {
    const lines = await part.evaluate(
      (shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight),
    );
    expect(lines, 'score and grade are not broken over lines').toBeLessThan(1.5);
  }
  for (const link of await page
    .getByRole('navigation', { name: 'Sections of the report' })
    .getByRole('link')
    .all())
    await expect(link).toBeInViewport({ ratio: 1 });
});

test('a missing ID redirects to Analyze with a notice', async ({ page }) => {
  await page.goto('/results');
  await expect(page).toHaveURL(/\/analyze$/);
  await expect(page.getByText('No analysis ID provided.')).toBeVisible();
});
