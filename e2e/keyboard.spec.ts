import { faintBannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD, grade, signUp } from './people.ts';
import { MAX_TAB_STOPS, tabTo } from './tab-to.ts';

test('signs in, analyzes a banner, moves through the boxes, and opens a finding by keyboard', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { email } = await signUp(playwright.request, baseURL ?? '');
  await page.goto('/analyze');
  const form = page.getByRole('form', { name: 'Log In' });
  await expect(form).toBeVisible();
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  const choose = page.getByRole('button', { name: 'Choose a file' });
  await expect(choose).toBeVisible();
  // Start listening before tabbing there, or the dialog opens too early to be caught.
  const dialog = page.waitForEvent('filechooser');
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await dialog).setFiles(await faintBannerFile());
  const alone = page.getByRole('tab', { name: 'Creative-Only Analysis' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Analyze Now' }));
  await expect(alone).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ad copy must be at least 10 characters')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ad copy' })).toBeFocused();
  await page.keyboard.type('A bottle that keeps tea hot for 18 hours.');
  await tabTo(page, page.getByRole('button', { name: 'Analyze Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Analyzing your ad...' })).toBeFocused();
  await expect(page).toHaveURL(/\/results\?id=/);

  const boxes = page.getByRole('toolbar', { name: 'Evidence on the creative' }).getByRole('button');
  await expect(boxes.first()).toBeVisible();
  await tabTo(page, boxes.first());
  await page.keyboard.press('ArrowRight');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toHaveAttribute('data-lit', 'true');
  await page.keyboard.press('Enter');
  const finding = page.locator('[id^="finding-"] button:focus');
  await expect(finding).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(finding).toHaveAttribute('aria-expanded', 'false');
});

test('buys a package and reads the receipt by keyboard', async ({ page, context, playwright, baseURL }) => {
  const person = await signUp(playwright.request, baseURL ?? '');
  await person.signIn(context);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^My Account/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Combined Analysis' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Banner Analysis' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('link', { name: 'Get Banner Package' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Card payment' });
  await tabTo(page, form.getByLabel('Card number'));
  await page.keyboard.type('4242424242424242');
  await tabTo(page, form.getByLabel('Expiration date'));
  await page.keyboard.type('1240');
  await tabTo(page, form.getByLabel('Security code'));
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  await page.goto('/account');
  const receipt = page.getByRole('link', { name: /^Receipt of/ });
  await expect(receipt).toBeVisible();
  await tabTo(page, receipt);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
});

test('shares a report and selects two to compare by keyboard, with no control covered by the bar', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const person = await signUp(playwright.request, baseURL ?? '');
  const analysisId = await grade(person);
  await grade(person);
  await person.signIn(context);
  await page.goto(`/results?id=${analysisId}`);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeVisible();
  await tabTo(page, share);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  const toggle = dialog.getByRole('switch', { name: 'Public report' });
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('tab', { name: 'Link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();

  // So small that the second card is below the fold.
  await page.setViewportSize({ width: 500, height: 420 });
  await page.goto('/dashboard');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  await expect(boxes).toHaveCount(2);
  await tabTo(page, boxes.first());
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Chosen to compare' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const [covered, inBar] = await bar.evaluate((element) => {
      const focused = document.activeElement!.getBoundingClientRect();
      const inside = element.contains(document.activeElement);
      return [focused.bottom > element.getBoundingClientRect().top + 1 && !inside, inside];
    });
    if (inBar) break;
    // A focused picture may be taller than the space above the bar. A control must never be covered.
    if (await boxes.nth(1).evaluate((box) => box === document.activeElement)) {
      expect(covered).toBe(false);
      await page.keyboard.press('Space');
    }
  }
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeVisible();
});
