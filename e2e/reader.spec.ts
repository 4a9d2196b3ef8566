import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATEGORY_QUESTIONS, ENDPOINTS } from '@adjudge/contract';
import { FakeLanguageModel, respondAs } from '@adjudge/engine/testing';
import type { Page } from '@playwright/test';
import { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { NO_VIOLATIONS, axeViolationsInBothThemes } from './axe.ts';
import { COPY, bannerFile, smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { expectShortReport } from './page-height.ts';
import { type Person, signUp } from './people.ts';

const ANSWER = {
  elements: {
    headline: { text: 'Hot until the summit.', place: null },
    brand: { text: 'Tarnwell', place: null },
    offer: { text: 'Save 30% on every bottle', place: null },
    request: { text: 'Shop bottles', kind: 'action', place: null },
    product: 'bottle',
    subject: { what: 'a steel bottle before mountains', place: null },
    labels: [],
    language: 'en',
  },
  message: 'A bottle keeps drinks hot on a long way up.',
  audience: 'hikers',
  industry: 'outdoor gear',
  objective: 'response',
  tone: 'calm',
  sense: { holds: 'yes', why: 'Steam, mountains and words tell one story.' },
  concerns: [],
  ratings: Object.fromEntries(
    Object.values(CATEGORY_QUESTIONS).map(({ id }) => [
      id,
      { rating: 64, reason: 'It works at a glance, and little of it stays.' },
    ]),
  ),
};
const CONSENT = { name: 'Get a second opinion from small-1' };
const SCORED = /Scored with reader small-1, prompt v1\. The checks alone give/;

let model: FakeLanguageModel;
let server: ServerProcess;
let data: string;
let person: Person;

test.beforeAll(async ({ playwright }) => {
  data = mkdtempSync(path.join(tmpdir(), 'adjudge-e2e-reader-'));
  model = await FakeLanguageModel.start();
  model.answers(respondAs('compatible', JSON.stringify(ANSWER)));
  const reader = { READER_MODEL: `${model.baseUrl}#small-1`, READER_CONSENT: 'ask', SCORE_READER: '1' };
  server = await ServerProcess.startReal(data, { env: { GRADERS: '1', WRITER_MODEL: '', ...reader } });
  person = await signUp(playwright.request, server.url);
});

test.afterAll(async () => {
  await server.stop();
  await model.close();
  rmSync(data, { recursive: true, force: true });
});

async function analyze(page: Page, file: Awaited<ReturnType<typeof bannerFile>>): Promise<void> {
  await page.getByTestId('creative-file').setInputFiles(file);
  await page.getByRole('textbox', { name: /ad copy/i }).fill(COPY);
  await page.getByRole('button', { name: 'Analyze Now' }).click();
  await page.waitForURL(/results\?id=/, { timeout: 90_000 });
  await page.getByRole('meter', { name: 'Overall score' }).waitFor();
}

/** Waits until the choice is saved, since the checkbox shows it earlier. */
async function choose(page: Page): Promise<void> {
  const { path: call } = ENDPOINTS.saveReaderConsent;
  const kept = page.waitForResponse((answer) => answer.url().endsWith(call));
  await page.getByRole('checkbox', CONSENT).click();
  expect((await kept).status()).toBe(200);
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('sends nothing before consent, names the reader in the report, and sends nothing once withdrawn', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await person.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/analyze`);
  const consent = page.getByRole('checkbox', CONSENT);
  await expect(consent).not.toBeChecked();
  await expect(page.getByText(/are sent to small-1, a vision-language model/)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await analyze(page, await smallBannerFile('unread.png'));
  await expect(page.getByText(SCORED)).toHaveCount(0);
  expect(model.asked).toHaveLength(0);

  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`${server.url}/analyze`);
  await choose(page);
  await expect(consent).toBeChecked();
  await page.reload();
  await expect(consent).toBeChecked();
  await analyze(page, await bannerFile('read.png'));
  expect(model.asked).toHaveLength(1);
  await expect(page.getByText(SCORED).first()).toBeVisible();
  await expectShortReport(page, page.url());
  const opinion = page.getByRole('button', { name: /Second opinion/ });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await opinion.click();
    await expect(page.getByText('The reader says')).toBeVisible();
    await expect(page.getByText(/the picture was sent to the/)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolationsInBothThemes(page, { within: 'main' })).toEqual(NO_VIOLATIONS);
  }

  await page.goto(`${server.url}/account`);
  await expect(consent).toBeChecked();
  await choose(page);
  await expect(consent).not.toBeChecked();
  await page.goto(`${server.url}/analyze`);
  await analyze(page, await smallBannerFile('after.png', 300));
  await expect(page.getByText(SCORED)).toHaveCount(0);
  expect(model.asked).toHaveLength(1);
});
