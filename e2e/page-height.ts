import { type Page, expect } from '@playwright/test';

/** Maximum height of a full report by viewport width, in CSS px, with header and footer and nothing expanded. */
const MOST = [
  [1440, 3500],
  [390, 5000],
] as const;

/** Reloads the report at each width, since the width decides what is expanded at first. */
export async function expectShortReport(page: Page, address: string): Promise<void> {
  for (const [width, most] of MOST) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page.locator('article[aria-busy=false]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${width} px wide`).toBeLessThanOrEqual(most);
  }
}
