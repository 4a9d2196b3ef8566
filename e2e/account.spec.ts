import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { axeViolationsInBothThemes } from './axe.ts';
import { smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, type Person, buy, signUp } from './people.ts';
import { tabTo } from './tab-to.ts';

test.describe.configure({ mode: 'serial' });

/** Height in px of a banner that no other test uploads. */
const OWN_HEIGHT = 333;

const NEW_PASSWORD = 'light table at night';
const CREATIVES = path.join(process.env['E2E_DATA'] ?? '', 'server', 'creatives');

let person: Person;

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
});

/** All stored files, including those of other tests. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(CREATIVES, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(CREATIVES, path.join(parentPath, name)));
}

/** The stored files of the creative with these bytes. */
async function filesOf(creative: Buffer): Promise<string[]> {
  const names = await storedFiles();
  const same = await Promise.all(
    names.map(async (name) =>
      creative.equals(await readFile(path.join(CREATIVES, name)).catch(() => creative.subarray(1))),
    ),
  );
  const whole = names.filter((_, at) => same[at]);
  return names.filter((name) => whole.some((own) => name.startsWith(own)));
}

test('a new display name appears in the header at once and after a reload', async ({ page, context }) => {
  await person.signIn(context);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const update = page.getByRole('button', { name: 'Update Profile' });
  await expect(update).toBeDisabled();
  await page.getByLabel('Display Name').fill('Mara of the Light Table');
  await update.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  const avatar = page.getByRole('button', { name: 'My Account: Mara of the Light Table' });
  await expect(avatar).toBeVisible();
  await page.reload();
  await expect(avatar).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`sets a brand logo and color by keyboard at ${width} px, is warned about a light color, removes both`, async ({
    page,
    playwright,
    context,
  }, info) => {
    const buyer = await signUp(playwright.request, info.project.use.baseURL ?? '');
    await buy(buyer, 'Banner Package');
    await buyer.signIn(context);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account');
    const brand = page.getByRole('region', { name: 'Your brand on reports' });
    // Start listening before tabbing there, since it takes effect with a delay.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, brand.getByRole('button', { name: 'Upload logo' }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await smallBannerFile('logo.png', 120));
    await expect(brand.getByRole('img', { name: 'Your logo on reports' })).toBeVisible();
    await tabTo(page, brand.getByLabel('Color', { exact: true }));
    await page.keyboard.type('#ffd400');
    await expect(brand.getByText('Try a darker shade, such as #af9200.')).toBeVisible();
    await brand.getByLabel('Color', { exact: true }).fill('#0b5d3b');
    await page.keyboard.press('Enter');
    await expect(brand.getByText('Saved. Your next PDF report shows it.').last()).toBeVisible();
    // The "Saved" message may still be the logo's. The color is saved once it can be removed.
    await expect(brand.getByRole('button', { name: 'Remove color' })).toBeVisible();
    await page.reload();
    await expect(brand.getByRole('img', { name: 'Your logo on reports' })).toBeVisible();
    await expect(brand.getByLabel('Color', { exact: true })).toHaveValue('#0b5d3b');
    expect(await axeViolationsInBothThemes(page)).toEqual({ light: [], dark: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await brand.getByRole('button', { name: 'Remove logo' }).click();
    await brand.getByRole('button', { name: 'Remove color' }).click();
    await expect(brand.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  });
}

test('changing the password signs out all other sessions', async ({ page, context }, info) => {
  const baseURL = info.project.use.baseURL ?? '';
  const login = await context.request.post('/_api/auth/login_with_password', {
    headers: { origin: new URL(baseURL).origin },
    data: { email: person.email, password: PASSWORD },
  });
  expect(login.status()).toBe(200);
  await page.goto('/account?tab=security');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect((await person.api.get('/_api/auth/session')).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
});

test('deleting an account removes its data and files', async ({ page, context }, info) => {
  const headers = { origin: new URL(info.project.use.baseURL ?? '').origin };
  const login = { headers, data: { email: person.email, password: NEW_PASSWORD } };
  await context.request.post('/_api/auth/login_with_password', login);
  const { buffer, ...file } = await smallBannerFile('leaves.png', OWN_HEIGHT);
  const graded = await context.request.post('/_api/analysis/creative-analyze', {
    headers,
    multipart: { creativeFile: { ...file, buffer } },
    timeout: 60_000,
  });
  expect(graded.status()).toBe(200);
  const own = await filesOf(buffer);
  expect(own.length).toBeGreaterThan(1);

  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Credits' }).getByRole('link')).toHaveText('leaves');
  await page.getByRole('tab', { name: 'Danger Zone' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^adjudge-data-[\d-]+\.zip$/);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.click();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect((await context.request.post('/_api/auth/login_with_password', login)).status()).toBe(401);
  const left = await storedFiles();
  expect(own.filter((name) => left.includes(name))).toEqual([]);
});
