import { COPY, PASSWORD, bannerFile, expect, newEmail, test } from './fixtures.ts';

test('sign up, analyse a banner with copy, read the report, find it again, log out', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Grade Your Ad Free' }).first().click();
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm Password').fill(PASSWORD);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/analyze/);

  await page.locator('input[type=file]').setInputFiles(await bannerFile());
  await page.getByRole('textbox', { name: /ad copy/i }).fill(COPY);
  await page.getByRole('button', { name: 'Analyze Now' }).click();
  await expect(page.getByRole('heading', { name: 'Analyzing your ad...' })).toBeVisible();

  await expect(page).toHaveURL(/\/results\?id=[\w-]{21}/);
  await expect(page.getByRole('meter', { name: 'Overall score' })).toBeVisible();
  const score = await page.getByRole('meter', { name: 'Overall score' }).getAttribute('aria-valuenow');
  await expect(page.getByText('Hot until the summit').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('meter', { name: 'Overall score' })).toHaveAttribute(
    'aria-valuenow',
    score ?? '',
  );
  const address = page.url();

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.locator('a[href^="/results?id="]').first().click();
  await expect(page).toHaveURL(address);

  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
});

test('what is not a picture is refused beside the field, and nothing is spent', async ({ page, context }) => {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await context.request.post('/_api/auth/register_with_password', {
    headers: { origin },
    data: { email: newEmail(), password: PASSWORD, displayName: 'Reader' },
  });
  await page.goto('/analyze');
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('these are notes, not a picture'),
    });
  await expect(
    page.getByText('Invalid file type. Please upload a JPEG, PNG, WebP, MP4, MOV, or AVI file.'),
  ).toBeVisible();
  const session = await (await context.request.get('/_api/auth/session')).json();
  expect(session.user.usageRemaining).toEqual({ banner: 3, video: 2 });
});
