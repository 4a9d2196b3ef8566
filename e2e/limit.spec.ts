import { smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, grade, signUp } from './people.ts';

test.describe.configure({ mode: 'serial' });

let person: Person;

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
});

test('explains the limit after the third analysis and keeps the chosen creative', async ({
  page,
  context,
}) => {
  await person.signIn(context);
  await grade(person);
  await grade(person);
  await page.goto('/analyze');
  await expect(page.getByText('1 banner grading left')).toBeVisible();
  // Uses the last credit elsewhere, while this page still shows one left.
  await grade(person);
  await page.getByRole('tab', { name: 'Creative-Only Analysis' }).click();
  await page.locator('input[type=file]').setInputFiles(await smallBannerFile());
  await page.getByRole('button', { name: 'Analyze Creative' }).click();

  const panel = page.getByRole('alert').filter({ hasText: 'Analysis Limit Reached' });
  await expect(panel).toContainText("You've used all your available banner analyses.");
  await expect(panel).toContainText('Your free trial provides 3 banner and 2 video analyses.');
  await expect(page.getByRole('img', { name: 'Your creative, small.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Analyze' })).toBeVisible();
});

test('deletes a report from the dashboard, after which its URL is denied', async ({ page, context }) => {
  await person.signIn(context);
  await page.goto('/dashboard');
  const cards = page.getByRole('list', { name: 'Analyses' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const address = await cards.first().getByRole('link').getAttribute('href');

  const menu = cards.first().getByRole('button', { name: /Actions/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this analysis?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu).toBeFocused();
  await expect(cards).toHaveCount(3);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete analysis' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link')).toBeFocused();

  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
