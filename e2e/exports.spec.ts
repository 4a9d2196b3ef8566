import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faintBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, buy, grade, signUp } from './people.ts';

test.describe.configure({ mode: 'serial' });

let person: Person;
let analysisId = '';

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  analysisId = await grade(person, { creative: await faintBannerFile() });
});

test.beforeEach(({ context }) => person.signIn(context));

/** Makes the page believe that the user has paid. The server still knows that they have not. */
async function looksPaid(page: Page): Promise<void> {
  await page.route('**/_api/auth/session', async (route) => {
    // The page may ask again while the test ends.
    const answer = await route.fetch().catch(() => null);
    if (!answer) return;
    const { user } = await answer.json();
    await route.fulfill({ json: { user: { ...user, isPaidUser: true, currentPlan: 'Enterprise' } } });
  });
}

async function exportAs(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the free trial explains exports and links to the packages', async ({ page }) => {
  await page.goto(`/results?id=${analysisId}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Take this analysis with you' });
  await expect(offer.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/pricing');
});

test('a tampered page cannot export because the server checks the package', async ({ page }) => {
  await looksPaid(page);
  await page.goto(`/results?id=${analysisId}`);
  await exportAs(page, 'PDF report');
  const dialog = page.getByRole('dialog', { name: 'Export PDF' });
  await dialog.getByRole('button', { name: 'Export PDF' }).click();
  await expect(dialog.getByText('Export failed. Please try again.')).toBeVisible();
  await expect(dialog.getByText('Exports come with every paid package.')).toBeVisible();
});

test.describe('with an Enterprise package', () => {
  test.beforeAll(() => buy(person, 'Enterprise'));

  for (const [item, action, option, name, head] of [
    ['CSV table', 'Export CSV', null, (id: string) => `analysis-data-${id}.csv`, '\ufeff"Section"'],
    ['PDF report', 'Export PDF', 'Full record', (id: string) => `full-report-${id}.pdf`, '%PDF-'],
    ['PDF report', 'Export PDF', 'US Letter', (id: string) => `analysis-report-${id}.pdf`, '%PDF-'],
    ['PNG picture', 'Export PNG', 'Heatmap', (id: string) => `heatmap-${id}.png`, '\ufffdPNG'],
    [
      'PNG picture',
      'Export PNG',
      'Marked creative',
      (id: string) => `marked-creative-${id}.png`,
      '\ufffdPNG',
    ],
    [
      'Documentation',
      'Export documentation',
      'Comprehensive',
      (id: string) => `documentation-comprehensive-${id}.pdf`,
      '%PDF-',
    ],
    ['Export Rubric', 'Export rubric', 'JSON', (id: string) => `rubric-${id}.json`, '{'],
  ] as const) {
    test(`${[item, ...(option === null ? [] : [option])].join(', ')} is saved as a file`, async ({
      page,
    }) => {
      await page.goto(`/results?id=${analysisId}`);
      await exportAs(page, item);
      const dialog = page.getByRole('dialog');
      if (option !== null) await dialog.getByRole('radio', { name: option }).check();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog.getByText('Export successful! Your download will begin shortly.')).toBeVisible();
      const file = await download;
      expect(file.suggestedFilename()).toBe(name(`faint-${analysisId}`));
      const content = await readFile(await file.path(), 'utf8');
      expect(content.slice(0, head.length)).toBe(head);
    });
  }
});
