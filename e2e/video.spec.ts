import type { Page } from '@playwright/test';
import { largeClip, longClip, smallClip } from './clips.ts';
import { expect, test } from './fixtures.ts';
import { expectShortReport } from './page-height.ts';
import { type Person, signUp } from './people.ts';

test.describe.configure({ mode: 'serial' });

let person: Person;

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
});

test.beforeEach(async ({ page, context }) => {
  await person.signIn(context);
  await page.goto('/analyze');
  await page.getByRole('tab', { name: 'Creative-Only Analysis' }).click();
});

const layOut = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file);
const analyse = (page: Page) => page.getByRole('button', { name: 'Analyze Creative' }).click();

/** Limits uploads to this many bytes per second, so that progress is visible. -1 removes the limit. */
async function slowUploads(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const free = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...free, uploadThroughput });
}

/** Expects the report of a video: it plays, seeks and has a timeline. */
async function expectFilm(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/results\?id=/, { timeout: 120_000 });
  await expect(page.getByRole('meter', { name: 'Overall score' })).toBeVisible();
  const position = page.getByRole('slider', { name: 'Position in the video' });
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await position.focus();
  await position.press('End');
  await position.press('Home');
  await expect(position).toHaveValue('0');
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await page.getByRole('button', { name: 'Mute audio' }).click();
  await expect(page.getByRole('button', { name: 'Unmute audio' })).toBeVisible();
}

test('rejects a video that is too long or too large, or a non-video, without spending a credit', async ({
  page,
}) => {
  const field = page.locator('input[type=file]');
  const alert = page.getByRole('alert');
  await layOut(page, await longClip());
  await expect(alert).toHaveText('Video duration cannot exceed 60 seconds.');
  const head = Buffer.from('\0\0\0\x20ftypisom0000isom', 'latin1');
  const heavy = Buffer.concat([head, Buffer.alloc(25 * 1024 * 1024)]);
  await field.setInputFiles({ name: 'heavy.mp4', mimeType: 'video/mp4', buffer: heavy });
  await expect(alert).toHaveText('Video size cannot exceed 25MB.');
  const words = Buffer.from('these are notes, not a film');
  await field.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: words });
  await expect(alert).toHaveText(
    'Unsupported file type. Please upload an image (JPEG, PNG, WebP, GIF) or a video (MP4, MOV, WebM, AVI).',
  );
  const avi = Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'), Buffer.alloc(7 * 1024 * 1024)]);
  await field.setInputFiles({ name: 'large.avi', mimeType: 'video/x-msvideo', buffer: avi });
  await expect(alert).toHaveText('Invalid file type. Only MP4, MOV, or WebM videos are accepted.');
  await expect(page.getByText('Drop your creative here')).toBeVisible();
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 2 });
});

test('uploads a small MP4 directly and opens its report', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await layOut(page, await smallClip());
  await expect(page.getByText('6 s of 60.')).toBeVisible();
  await expect(page.getByText('2 video gradings left')).toBeVisible();
  await analyse(page);
  await expect(page.getByRole('heading', { name: 'Analyzing your ad...' })).toBeVisible();
  await expectFilm(page);
  expect(asked).toContain('/_api/analysis/creative-analyze');
  expect(asked).not.toContain('/_api/video-upload/presigned-url');
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 1 });
  await expectShortReport(page, page.url());
});

test('a video over 6 MB shows upload progress, can be canceled and sent again, and gets its report', async ({
  page,
}) => {
  await layOut(page, await largeClip());
  await slowUploads(page, 2_000_000);
  await analyse(page);
  const sent = page.getByText(/^\d+% sent$/);
  const percent = async (): Promise<number> => Number.parseInt((await sent.textContent()) ?? '', 10);
  await expect.poll(percent).toBeGreaterThan(5);
  const early = await percent();
  await expect.poll(percent).toBeGreaterThan(early + 5);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('An Error Occurred')).toBeHidden();
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 1 });

  await slowUploads(page, -1);
  const posted = page.waitForResponse((answer) => answer.url().endsWith('/_api/video-upload/form'));
  const processed = page.waitForRequest((request) => request.url().endsWith('/_api/video-upload/process'));
  await analyse(page);
  expect((await posted).status()).toBe(204);
  expect((await processed).postDataJSON()).toEqual({
    s3Key: expect.stringMatching(/^uploads\/[0-9a-f]{32}$/),
  });
  await expectFilm(page);
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 0 });
});

test('without video credits the limit is explained and banner credits remain', async ({ page }) => {
  await layOut(page, await smallClip());
  await expect(page.getByText('0 video gradings left')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Analyze' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Analysis Limit Reached' });
  await expect(panel).toContainText("You've used all your available video analyses.");
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 0 });
});
