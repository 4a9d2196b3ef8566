import { expect, test } from '@playwright/test';

/** Public pages, each with the heading and some text that it must show with and without scripts. */
const PUBLIC = [
  [
    '/',
    'See what your ad says before you pay for it',
    'Every point is explained and, where possible, marked on your ad.',
  ],
  ['/pricing', 'Pricing', '$29.99'],
  ['/faq', 'Frequently asked questions', 'Didn’t find your question?'],
  ['/about', 'Ads judged by what can be measured', 'A grade is advice.'],
  ['/contact', 'Contact us', 'Monday to Friday'],
  ['/accuracy', 'How accurate it is', 'What we do not claim'],
  ['/privacy-policy', 'Privacy Policy', 'Last Updated:'],
  ['/terms-and-conditions', 'Terms and Conditions', 'Last Updated:'],
  ['/refund-and-cancellation', 'Refund and Cancellation', 'within 7 days'],
  ['/login', 'Welcome to Adjudge', 'Forgot your password?'],
  ['/signup', 'Create your Adjudge account', 'Already registered?'],
  ['/checks', 'What is checked', 'You can check a grade by hand.'],
  ['/nowhere', 'Oops! Page not found.', 'Go to Homepage'],
] as const;

/** Pages that are served as an outline and filled in by scripts. */
const OUTLINED = [
  '/results?id=abcdefghijklmnopqrstu',
  '/results',
  '/share/abcdefghijklmnopqrstu',
  '/analyze',
  '/dashboard',
] as const;

test.describe('a crawler without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, heading, words] of PUBLIC) {
    test(`can read ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        '/privacy-policy',
      );
    });
  }

  for (const [address, field, button] of [
    ['/contact', 'Subject', 'Send Message'],
    ['/login', 'Password', 'Log In'],
    ['/signup', 'Confirm Password', 'Create account'],
  ] as const) {
    test(`does not submit the form at ${address}`, async ({ page }) => {
      await page.goto(address);
      const before = page.url();
      const typed = page.getByRole('main').getByLabel(field, { exact: true }).first();
      await typed.fill('light-table');
      await typed.press('Enter');
      await page.getByRole('button', { name: button }).click();
      expect(page.url()).toBe(before);
      await expect(typed).toHaveValue('light-table');
    });
  }

  test('finds only working links on the home page', async ({ page, request }) => {
    await page.goto('/');
    const targets = await page
      .getByRole('link')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets.filter((href) => href.startsWith('/')))
      expect((await request.get(target)).status(), target).toBe(200);
  });
});

test('server-rendered content stays in place and works once scripts have loaded', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[13]/.test(message.text()))
      complaints.push(message.text());
  });
  for (const [address, heading] of PUBLIC) {
    await page.goto(address, { waitUntil: 'commit' });
    const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.waitForLoadState('networkidle');
    expect(await drawn?.evaluate((element) => element.isConnected), address).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  for (const address of OUTLINED) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUBLIC[0][1]);
});

test('a URL with a query or fragment opens at that place', async ({ page }) => {
  await page.goto('/faq?search=refund');
  await expect(page.getByText(/Matching questions: \d+/)).toBeVisible();
  await page.goto('/faq#refunds');
  await expect(page.locator('#refunds').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  // Only the client router knows this path, so the page that the server rendered is replaced.
  await page.goto('/FAQ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await page.goto('/pricing?group=video');
  await expect(page.getByRole('tab', { name: 'Video Analysis' })).toHaveAttribute('aria-selected', 'true');
});

test('text typed before scripts have loaded is kept', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Subject').fill('A bill');
  release();
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Name').fill('Mara');
  await expect(page.getByLabel('Subject')).toHaveValue('A bill');
});

test('the chosen theme applies before the first paint, with the right icon on its switch', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(18, 17, 15)');
  const toggle = page.getByRole('button', { name: /^Switch to the/ });
  await expect(toggle.locator('svg.lucide-sun')).toBeVisible();
  await expect(toggle.locator('svg.lucide-moon')).toBeHidden();
});
