import { readFile } from 'node:fs/promises';
import { type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { COPY } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, grade, signUp } from './people.ts';
import { readQr } from './read-qr.ts';

test.describe.configure({ mode: 'serial' });

let person: Person;
let analysisId = '';
test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  analysisId = await grade(person, { copy: COPY });
});

const setPublic = (makePublic: boolean) =>
  person.api.post('/_api/analysis/share', { data: { analysisId, makePublic } });

async function openDialog(page: Page) {
  await page.goto(`/results?id=${analysisId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  return page.getByRole('dialog', { name: 'Share this report' });
}

test('shares a report, copies its link, opens it as a visitor, and sees the view on the dashboard', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await person.signIn(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await dialog.getByRole('switch', { name: 'Public report' }).click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/share/${analysisId}`);
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 3000 });

  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  expect((await seen.goto(link))?.status()).toBe(200);
  await expect(seen.getByText('Public Report', { exact: true })).toBeVisible();
  await expect(seen.getByRole('meter', { name: 'Overall score' })).toBeVisible();
  await expect(seen.getByRole('img', { name: /Hot until/ })).toBeVisible();
  await expect(seen).toHaveTitle(/^Ad Analysis Report - Score: \d+\/100 · Adjudge$/);
  await expect(seen.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await seen.reload();
  await expect(seen.getByText('Public Report', { exact: true })).toBeVisible();
  await seen.getByRole('link', { name: 'Try Adjudge for Free' }).click();
  await expect(seen).toHaveURL(/\/signup$/);
  await visitor.close();

  await page.goto('/dashboard');
  const card = page.getByRole('list', { name: 'Analyses' }).getByRole('listitem');
  await expect(card).toContainText('Public');
  await expect(card).toContainText('1 view');
});

async function saved(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`qr-code-${analysisId}.${name.toLowerCase()}`);
  return readFile(await file.path());
}

test('the QR code can be saved as PNG and SVG and contains the link', async ({ page, context, baseURL }) => {
  await setPublic(true);
  await person.signIn(context);
  await page.goto(`/results?id=${analysisId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: 'Link' });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  const code = page.getByRole('img', { name: 'QR code of the link to the report' });
  await expect(code).toBeVisible();

  const [svg, png] = [await saved(page, 'SVG'), await saved(page, 'PNG')];
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg.toString())?.[1]);
  const { width, height } = await sharp(png).metadata();
  expect([width >= 1000, width % modules, height]).toEqual([true, 0, width]);
  const link = `${baseURL}/share/${analysisId}`;
  expect(await readQr(png, modules)).toBe(link);
  expect(await readQr(await sharp(svg, { density: 400 }).png().toBuffer(), modules)).toBe(link);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});

async function withoutScript(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/share/${analysisId}`);
  return page;
}

test('a crawler without JavaScript sees the title, description, and picture of a report', async ({
  browser,
  request,
}) => {
  await setPublic(true);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await withoutScript(context);
  await expect(page).toHaveTitle(/^Ad Analysis Report - Score: \d+\/100/);
  const content = (name: string) => page.locator(`head meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:description')).toMatch(/^Grade \S+\. .{20,}/);
  const picture = await request.get((await content('og:image')) ?? '');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ad Analysis Report');
  for (const picture of await page.getByRole('img').all()) await expect(picture).toBeVisible();
  await context.close();
});

test('the picture of a report is shown without scripts and does not move once they load', async ({
  page,
  browser,
}) => {
  await setPublic(true);
  const picture = (of: Page) => of.getByRole('img', { name: /Hot until/ }).first();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const early = await withoutScript(context);
  await page.goto(`/share/${analysisId}`);
  await expect(page.getByRole('meter', { name: 'Overall score' })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    for (const of of [early, page]) await of.setViewportSize({ width, height: 900 });
    const [before, after] = [await picture(early).boundingBox(), await picture(page).boundingBox()];
    expect(before).not.toBeNull();
    expect(before).toEqual(after);
  }
  await context.close();
});

test('making a report private removes its page, picture, and card immediately', async ({
  page,
  request,
  context,
}) => {
  await setPublic(true);
  const addresses = [
    `/share/${analysisId}`,
    `/_api/analysis/creative/${analysisId}`,
    `/_api/share/${analysisId}/card.png`,
  ];
  const statuses = () => Promise.all(addresses.map(async (address) => (await request.get(address)).status()));
  expect(await statuses()).toEqual([200, 200, 200]);
  await page.goto(`/share/${analysisId}`);
  await expect(page.getByText('Public Report', { exact: true })).toBeVisible();

  await setPublic(false);
  expect(await statuses()).toEqual([404, 404, 404]);
  // A browser that has loaded everything before must not show it from its cache.
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByText('This analysis is either private or no longer available.')).toBeVisible();
  const kept = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    addresses,
  );
  expect(kept).toEqual([404, 404, 404]);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(context.pages()).toHaveLength(1);
});
