import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { axeViolations } from './axe.ts';
import { smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, buy, signUp } from './people.ts';

test.use({ serverDies: true });

const GRADINGS = 500;
const NAMES = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
const MANIFEST = [
  'file;headline;body',
  'a.png;Hot tea on the summit;Keeps 750 ml warm for 18 hours.',
  'b.png;;short',
  'z.png;;Shop the bottles today.',
];
const ONE_GRADER = { env: { GRADERS: '1', WRITER_MODEL: '', READER_MODEL: '' } };

let server: ServerProcess;
let data: string;
let person: Person;

test.beforeAll(async ({ playwright }) => {
  data = mkdtempSync(path.join(tmpdir(), 'adjudge-e2e-bulk-'));
  server = await ServerProcess.startReal(data, ONE_GRADER);
  person = await signUp(playwright.request, server.url);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const graded = (page: Page, many: number) => page.getByText(`${many} of ${NAMES.length} graded`);

async function saved(page: Page, item: string): Promise<{ name: string; content: string }> {
  await page.getByRole('button', { name: 'Download results' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'latin1') };
}

test('bulk analysis requires Enterprise, and a run finishes although its server is killed midway', async ({
  page,
  context,
}) => {
  test.setTimeout(480_000);
  await person.signIn(context);
  await page.goto(`${server.url}/bulk`);
  await expect(page.getByRole('link', { name: 'See pricing' })).toBeVisible();

  await buy(person, 'Enterprise');
  await page.reload();
  const files = await Promise.all(NAMES.map((name) => smallBannerFile(name)));
  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByTestId('creative-files').setInputFiles([...files, notes]);
  await expect(page.getByText('Unsupported file type.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.png' }).click();

  const manifest = (lines: readonly string[]) => ({
    name: 'campaign.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
  });
  const field = page.getByLabel('CSV manifest');
  await field.setInputFiles(manifest(MANIFEST));
  await expect(page.getByRole('alert')).toContainText('Row 3: Ad copy must be at least 10 characters');
  await expect(page.getByText('“z.png” is not one of the files you chose.')).toBeVisible();
  await page.getByRole('button', { name: 'Grade 5 creatives' }).click();
  await expect(page.getByText('Fix the manifest, or remove it.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await field.setInputFiles(manifest(MANIFEST.slice(0, 2)));
  await expect(page.getByText('Creatives with their own copy: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Grade 5 creatives' }).click();

  await expect(page).toHaveURL(/\/bulk\?run=/);
  await expect(page.getByText(/[2-4] of 5 graded/)).toBeVisible({ timeout: 120_000 });
  const { port } = new URL(server.url);
  await server.kill();
  await expect(page.getByText('What you see may be out of date, but the run continues.')).toBeVisible();
  server = await ServerProcess.startReal(data, { ...ONE_GRADER, port: Number(port) });
  await page.reload();
  await expect(graded(page, NAMES.length)).toBeVisible({ timeout: 120_000 });

  const rows = page.getByRole('table', { name: 'Creatives of the run' }).getByRole('row');
  await expect(rows).toHaveCount(NAMES.length + 1);
  await expect(rows.getByRole('link', { name: /^Open report/ })).toHaveCount(NAMES.length);
  expect(await person.creditsLeft()).toEqual({ banner: 3 + GRADINGS - NAMES.length, video: 2 + GRADINGS });
  const list = await (await person.api.get('/_api/analysis/list')).json();
  expect(list.totalCount).toBe(NAMES.length);

  const csv = await saved(page, 'CSV table');
  expect(csv.name).toMatch(/^bulk-.{36}\.csv$/);
  for (const name of NAMES) expect(csv.content.split(`"${name}"`)).toHaveLength(2);
  const zip = await saved(page, 'ZIP with every report as PDF');
  expect(zip.content.slice(0, 2)).toBe('PK');
  expect(zip.content.split('%PDF-')).toHaveLength(NAMES.length + 1);
  expect(JSON.parse((await saved(page, 'JSON')).content).run.counts.graded).toBe(NAMES.length);

  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('link', { name: 'Open report of a.png' }).click();
  await expect(page).toHaveURL(/\/results\?id=/);
  await page.getByRole('button', { name: /^Ad copy/ }).click();
  // Markers of findings may appear between the words.
  const copy = page.getByRole('region', { name: 'Ad copy' });
  await expect(copy).toContainText(/Keeps 750\b.* ml warm for 18 hours\b.*\./);
});
