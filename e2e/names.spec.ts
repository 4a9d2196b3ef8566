import { COPY, smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, grade, signUp } from './people.ts';

test.describe.configure({ mode: 'serial' });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    let person: Person;
    let analysisId: string;
    test.beforeAll(async ({ playwright }, info) => {
      person = await signUp(playwright.request, info.project.use.baseURL ?? '');
      analysisId = await grade(person, { creative: await smallBannerFile('tea_v1.png'), copy: COPY });
    });
    test.beforeEach(({ context }) => person.signIn(context));

    test('names a creative by keyboard and finds it by digits', async ({ page }) => {
      await page.goto(`/results?id=${analysisId}`);
      await page.getByRole('button', { name: 'Rename tea_v1' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Name' }).fill('Summit 109');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('creative-name')).toHaveText('Summit 109');
      await expect(page).toHaveTitle('Summit 109 · Analysis Results · Adjudge');
      await page.goto('/dashboard');
      await page.getByPlaceholder('Search analyses...').fill('109');
      await expect(page).toHaveURL(/search=109$/);
      const cards = page.getByRole('list', { name: 'Analyses' }).getByRole('listitem');
      await expect(cards).toHaveCount(1);
      await page.reload();
      await expect(cards.first()).toContainText('Summit 109');
      await page.getByPlaceholder('Search analyses...').fill('110');
      await expect(page.getByText(/Nothing matches “110”/)).toBeVisible();
    });

    test('the longest name wraps without widening the page', async ({ page }) => {
      const called = (name: string) =>
        person.api.post('/_api/analysis/rename', { data: { analysisId, name } });
      await called('W'.repeat(80));
      const addresses = [`/results?id=${analysisId}`, '/dashboard', `/analyze?versionOf=${analysisId}`];
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByText('W'.repeat(80)).first()).toBeVisible();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, address).toBeLessThanOrEqual(0);
      }
      await called('Summit 109');
    });

    test('grades a new version and shows what changed', async ({ page }) => {
      await page.goto(`/results?id=${analysisId}`);
      await page.getByRole('link', { name: 'Grade a new version' }).click();
      await expect(page.getByRole('heading', { name: 'Grade a new version' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Ad copy' })).toHaveValue(COPY);
      await page.getByLabel('Creative file').setInputFiles(await smallBannerFile('tea_v2.png', 720));
      await page.getByRole('button', { name: 'Analyze Now' }).click();
      await page.getByRole('button', { name: 'Version 2 of 2' }).click({ timeout: 60_000 });
      await expect(page.getByTestId('creative-name')).toHaveText('Summit 109');
      const versions = page.getByRole('list', { name: 'Versions' }).locator('> li');
      await expect(versions).toHaveCount(2);
      await expect(versions.first()).toContainText(/point|same score/);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
      await versions.last().getByRole('link', { name: 'Version 1' }).click();
      await expect(page.getByRole('button', { name: 'Version 1 of 2' })).toBeVisible();
    });

    test('moves a creative to a campaign, filters by it, and deletes the campaign', async ({ page }) => {
      await page.goto('/dashboard');
      const cards = page.getByRole('list', { name: 'Analyses' }).getByRole('listitem');
      await expect(cards.first()).toBeVisible();
      const many = await cards.count();
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Move to a campaign' }).click();
      await page.getByRole('textbox', { name: 'Name of the new campaign' }).fill('Summit season');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Campaign' }).click();
      await page.getByRole('option', { name: 'Summit season' }).click();
      await expect(page).toHaveURL(/campaign=/);
      const bar = page.getByRole('region', { name: 'Campaign Summit season' });
      await expect(bar).toContainText(/average \d+ · best \d+/);
      await page.reload();
      await expect(bar).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
      await bar.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete campaign' }).click();
      await expect(bar).toHaveCount(0);
      await expect(cards).toHaveCount(many);
    });
  });
}
