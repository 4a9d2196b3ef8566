import { COPY, smallBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, signUp } from './people.ts';

let person: Person;

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
});

test.beforeEach(async ({ page, context }) => {
  await person.signIn(context);
  await page.goto('/analyze');
});

test('rejects a non-image or oversized file without spending a credit', async ({ page }) => {
  const field = page.locator('input[type=file]');
  const notes = Buffer.from('these are notes, not a picture');
  await field.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: notes });
  await expect(page.getByRole('alert')).toContainText('Unsupported file type.');
  const { buffer } = await smallBannerFile();
  const large = Buffer.concat([buffer, Buffer.alloc(6 * 1024 * 1024)]);
  await field.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByRole('alert')).toHaveText('Image size cannot exceed 6MB.');
  await expect(page.getByText('Drop your creative here')).toBeVisible();
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 2 });
});

test('keeps the file and copy after a rejection or a busy server, and succeeds on retry', async ({
  page,
}) => {
  const answers = [
    { status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' },
    {
      status: 503,
      contentType: 'application/json',
      headers: { 'retry-after': '7' },
      body: JSON.stringify({
        error: 'Too many creatives are being graded right now. Please try again in a moment.',
        message: 'Too many creatives are being graded right now. Please try again in a moment.',
        code: 'busy',
        requestId: 'request-1',
      }),
    },
  ];
  await page.route('**/_api/analysis/ai-analyze', async (route) => {
    const answer = answers.shift();
    await (answer ? route.fulfill(answer) : route.continue());
  });
  await page.locator('input[type=file]').setInputFiles(await smallBannerFile());
  const copy = page.getByRole('textbox', { name: 'Ad copy' });
  await copy.fill(COPY);
  await page.getByRole('button', { name: 'Analyze Now' }).click();

  const failure = page.getByRole('alert').filter({ hasText: 'An Error Occurred' });
  await expect(failure).toContainText('File size exceeds the 6MB limit. Please use a smaller file.');
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(failure).toContainText('You can try again in 7 s.');
  await expect(copy).toHaveValue(COPY);
  await expect(page.getByRole('img', { name: 'Your creative, small.png' })).toBeVisible();
  expect(await person.creditsLeft()).toEqual({ banner: 3, video: 2 });

  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/results\?id=/);
  expect(await person.creditsLeft()).toEqual({ banner: 2, video: 2 });
});
