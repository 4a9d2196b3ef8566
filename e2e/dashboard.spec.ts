import { COPY, smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, grade, signUp } from './people.ts';

test.describe.configure({ mode: 'serial' });

const COPIES = [
  COPY,
  'Warm wool socks for cold mornings. Order a pair today.',
  'She opened the last box in the attic, and nobody was ready for it.',
];

/** In px. The second ad is tall. */
const HEIGHTS = [400, 720];

let person: Person;
test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  for (const [index, adCopy] of COPIES.entries()) {
    const creative = await smallBannerFile(`ad-${index}.png`, HEIGHTS[index]);
    await grade(person, { creative, copy: adCopy });
  }
});
test.beforeEach(({ context }) => person.signIn(context));

test('finds an analysis with statistics, a score chart, search, and sorting', async ({ page }) => {
  await page.goto('/dashboard');
  const cards = page.getByRole('list', { name: 'Analyses' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('definition').first()).toHaveText('3');
  await expect(page.getByRole('img', { name: /^Your last 3 scores/ })).toBeVisible();
  await page.getByPlaceholder('Search analyses...').fill('WOOL');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/search=WOOL/);
  await expect(cards.first()).toContainText('Warm wool socks');
  await page.getByPlaceholder('Search analyses...').fill('');
  await expect(cards).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await expect(cards.first()).toContainText('Hot tea');
  await page.reload();
  await expect(cards.first()).toContainText('Hot tea');
});

test('a tall creative is shown in full', async ({ page }) => {
  await page.goto('/dashboard');
  const picture = page.getByRole('listitem').filter({ hasText: 'Warm wool socks' }).locator('img');
  await expect(picture).toBeVisible();
  const overhang = await picture.evaluate((image) => {
    const frame = image.parentElement;
    return frame ? image.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom : null;
  });
  expect(overhang).toBeLessThanOrEqual(0);
});

test('compares three analyses from their menus, removes one, reloads, and goes back', async ({ page }) => {
  await page.goto('/dashboard');
  for (const index of [0, 1, 2]) {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .nth(index)
      .click();
    await page.getByRole('menuitem', { name: 'Compare' }).click();
  }
  await page.getByRole('link', { name: 'Compare 3' }).click();
  const prints = page.getByRole('list', { name: 'Compared analyses' }).getByRole('listitem');
  await expect(prints).toHaveCount(3);
  await expect(prints.first()).toContainText('She opened the last box');

  await page.getByRole('link', { name: 'Remove A from the comparison' }).click();
  await expect(prints).toHaveCount(2);
  await expect(prints.first()).toContainText('Warm wool socks');
  await page.reload();
  await expect(prints).toHaveCount(2);
  await expect(page.getByText(/^Win probability: /)).toBeVisible();
  await page.goBack();
  await expect(prints).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Analyses' }).getByRole('listitem')).toHaveCount(3);
});

test('compares two analyses by keyboard, then deletes one from its menu', async ({ page }) => {
  await page.goto('/dashboard');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [1, 0]) {
    await boxes.nth(index).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('link', { name: 'Compare 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.getByText(/^Win probability: /)).toBeVisible();
  const prints = page.getByRole('list', { name: 'Compared analyses' });
  await expect(prints.getByRole('link')).toHaveCount(2);
  await expect(prints.getByText(/win probability/)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Category by category' })).toContainText('Copy Quality');
  await expect(page.getByRole('region', { name: 'What makes the difference' })).toContainText(/A has|A:/);
  await page.reload();
  await expect(prints.getByRole('link')).toHaveCount(2);
  const compared = page.url();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).last().click();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete analysis' }).click();
  await expect(page.getByRole('list', { name: 'Analyses' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('definition').first()).toHaveText('2');
  await page.goto(compared);
  await expect(page.getByText('One of the analyses could not be loaded')).toBeVisible();
});
