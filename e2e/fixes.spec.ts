import { exampleBanner, renderBanner } from '@adjudge/engine/testing';
import { expect, test } from './fixtures.ts';
import { type Person, grade, signUp } from './people.ts';

test.describe.configure({ mode: 'serial' });

let person: Person;
let address = '';

test.beforeAll(async ({ playwright }, info) => {
  person = await signUp(playwright.request, info.project.use.baseURL ?? '');
  const ad = exampleBanner();
  const { png } = await renderBanner({
    ...ad,
    lines: ad.lines.map((line) => ({ ...line, colour: '#d9b48c' })),
  });
  const creative = { name: 'pale.png', mimeType: 'image/png', buffer: Buffer.from(png) };
  address = `/results?id=${await grade(person, { creative })}`;
});

test('generates the fixes automatically, compares before and after, and keeps them after a reload', async ({
  page,
  context,
}) => {
  await person.signIn(context);
  await page.goto(address);
  await expect(page.getByText('Trying these changes on a copy')).toBeVisible();
  const slider = page.getByRole('slider', { name: /^Before and after: / }).first();
  await expect(slider).toBeVisible({ timeout: 80_000 });
  await expect(page.getByRole('img', { name: /^After: / }).first()).toHaveJSProperty('complete', true);
  await slider.focus();
  const shown = Number(await slider.inputValue()) + 5;
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `${shown}% before, ${100 - shown}% after`);
  await expect(
    page.getByRole('region', { name: 'Do these first' }).getByText('measured', { exact: true }),
  ).toBeVisible();

  await page.reload();
  await expect(slider).toBeVisible();
});

test('shows the creative in every placement and filters by platform', async ({ page, context }) => {
  await person.signIn(context);
  await page.goto(address);
  await page.getByRole('button', { name: /^Placements fits/ }).click();
  const frames = page.getByRole('list', { name: 'The creative in each placement' }).getByRole('img');
  await expect(frames.first()).toBeAttached();
  expect(await frames.count()).toBeGreaterThan(15);
  const placements = page.getByRole('region', { name: 'Placements' });
  await placements.scrollIntoViewIfNeeded();
  await placements.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Meta' }).click();
  await expect(frames).toHaveCount(3);
  const square = frames.first();
  await expect(square).toHaveAccessibleName(/as Meta Feed/);
});
