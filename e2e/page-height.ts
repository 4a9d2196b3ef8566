import { type Page, expect } from '@playwright/test';

/** CSS pixels of a whole report, header and footer with it, before anything on it is unfolded. */
const MOST = [
  [1440, 3500],
  [390, 5000],
] as const;

/** Opens the report anew at each width: what stands open at first depends on it. */
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
