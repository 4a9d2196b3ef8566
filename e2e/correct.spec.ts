import type { Page } from '@playwright/test';
import { NO_VIOLATIONS, axeViolationsInBothThemes } from './axe.ts';
import { bannerFile } from './banners.ts';
import { expect, test } from './fixtures.ts';
import { type Person, grade, signUp } from './people.ts';

const SIZES = [
  ['1440', { width: 1440, height: 1000 }],
  ['390', { width: 390, height: 844 }],
] as const;

let person: Person;
let address = '';

test.beforeEach(async ({ playwright, context }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  await person.signIn(context);
  address = `/results?id=${await grade(person, { creative: await bannerFile() })}`;
});

const readLine = (page: Page) => page.getByTestId('read-line');
const line = (page: Page, words: RegExp) =>
  page.getByRole('group', { name: /^Lines on the creative/ }).getByRole('button', { name: words });

for (const [name, viewport] of SIZES) {
  test(`corrects the headline with the mouse at ${name} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const left = await person.creditsLeft();
    await page.goto(address);
    await expect(readLine(page)).toContainText('We read this as a response ad.');
    await readLine(page).getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'What the ad shows' });
    await line(page, /Save 30/).click();
    await page.getByRole('menuitem', { name: 'This is the headline' }).click();
    await expect(dialog.getByText(/Save 30.* is the headline/)).toBeVisible();

    await dialog.getByRole('button', { name: 'Mark an area to protect' }).click();
    const board = (await page.getByTestId('correct-stage').boundingBox())!;
    await page.getByTestId('correct-stage').scrollIntoViewIfNeeded();
    await page.mouse.move(board.x + board.width * 0.55, board.y + board.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(board.x + board.width * 0.85, board.y + board.height * 0.7, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Place area' }).click();
    await expect(dialog.getByText('The marked area is an area to protect')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'There is no offer' }).check();
    expect(await axeViolationsInBothThemes(page, { within: '[role=dialog]' })).toEqual(NO_VIOLATIONS);

    await dialog.getByRole('button', { name: 'Grade again (free)' }).click();
    await expect(dialog).toBeHidden();
    await expect(readLine(page)).toContainText('Graded again with what you told us.');
    await expect(readLine(page)).toContainText(/headline “Save 30/);
    await expect(readLine(page)).toContainText('there is no offer');
    await expect(readLine(page).getByRole('button', { name: 'Change' })).toBeFocused();
    expect(await person.creditsLeft()).toEqual(left);
    await page.reload();
    await expect(readLine(page)).toContainText('You told us: one place is the headline');
  });

  test(`corrects the CTA by keyboard at ${name} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await readLine(page).getByRole('button', { name: 'Change' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What the ad shows' });
    await expect(dialog).toBeVisible();
    await tabTo(page, () => document.activeElement?.hasAttribute('data-place') ?? false);
    await arrowTo(page, /Save 30/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await chooseByKeys(page, 'This is the CTA');
    await expect(line(page, /Save 30.*you say the CTA/)).toBeFocused();

    await tabTo(page, () => document.activeElement?.textContent === 'Mark the main subject');
    await page.keyboard.press('Enter');
    const area = page.getByRole('button', { name: /^Main subject: 35% from the left/ });
    await expect(area).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(
      page.getByRole('button', { name: /37% from the left, 35% from the top, 30% wide, 32% high/ }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The marked area is the main subject')).toBeVisible();

    await tabTo(page, () => document.activeElement?.textContent === 'Grade again (free)');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(readLine(page)).toContainText(/CTA “Save 30/);
    await expect(readLine(page).getByRole('button', { name: 'Change' })).toBeFocused();
  });
}

/** Presses Tab until `there` holds in the page. */
async function tabTo(page: Page, there: () => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(there)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The tab key does not lead there.');
}

/** Walks the lines with the arrow keys, down to the last one and back up. */
async function arrowTo(page: Page, words: RegExp): Promise<void> {
  for (const key of [
    ...Array.from({ length: 12 }, () => 'ArrowDown'),
    ...Array.from({ length: 12 }, () => 'ArrowUp'),
  ]) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (words.test(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The arrow keys do not lead there.');
}

async function chooseByKeys(page: Page, item: string): Promise<void> {
  for (let presses = 0; presses < 10; presses += 1) {
    const chosen = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (chosen === item) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The menu does not lead to “${item}”.`);
}
