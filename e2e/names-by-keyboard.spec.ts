import { COPY, smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { grade, signUp } from './people.ts';
import { tabTo } from './tab-to.ts';

test('names a creative, grades a new version, and moves both to a campaign by keyboard', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const person = await signUp(playwright.request, baseURL ?? '');
  const analysisId = await grade(person, { creative: await smallBannerFile('tea_v1.png'), copy: COPY });
  await person.signIn(context);
  await page.goto(`/results?id=${analysisId}`);
  const rename = page.getByRole('button', { name: 'Rename tea_v1' });
  await expect(rename).toBeVisible();
  await tabTo(page, rename);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Summit 109');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Summit 109' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Grade a new version' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Grade a new version' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Choose a file' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await smallBannerFile('tea_v2.png', 720));
  await tabTo(page, page.getByRole('button', { name: 'Analyze Now' }));
  await page.keyboard.press('Enter');
  const versions = page.getByRole('button', { name: 'Version 2 of 2' });
  await expect(versions).toBeVisible({ timeout: 60_000 });
  await tabTo(page, versions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Versions' }).locator('> li')).toHaveCount(2);

  await page.goto('/dashboard');
  const actions = page.getByRole('button', { name: 'Actions for Summit 109, version 2 of 2' });
  await expect(actions).toBeVisible();
  await tabTo(page, actions);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Move');
  await expect(page.getByRole('menuitem', { name: 'Move to a campaign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the new campaign' }));
  await page.keyboard.type('Summit season');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const filter = page.getByRole('combobox', { name: 'Campaign' });
  await expect(filter).toBeVisible();
  await tabTo(page, filter);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Summit');
  await expect(page.getByRole('option', { name: 'Summit season' })).toBeFocused();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Campaign Summit season' });
  await expect(bar).toContainText('2 analyses');
  await expect(page.getByRole('list', { name: 'Analyses' }).getByRole('listitem')).toHaveCount(2);
});
