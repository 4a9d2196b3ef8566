// `npm run screens`: the product as a new user meets it, kept as pictures in docs/screens.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { startServer } from '../apps/server/src/server.ts';
import { BROWSER_FLAGS } from '../e2e/browser.ts';
import { exampleBanner, renderBanner } from '../packages/engine/src/testing/index.ts';
import { ROOT } from './command.ts';
import { ensureBrowser } from './system-packages.ts';
import { ensureWebBuild } from './web-build.ts';

const PORT = process.env['SCREENS_PORT'] ?? '4391';
const COPY =
  'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.';
const WIDTHS = [1440, 768, 390] as const;
const HEIGHTS = { 1440: 1000, 768: 1024, 390: 844 } as const;
const THEMES = ['light', 'dark'] as const;
/** Drawn after the report, so that the dashboard has one. */
const PAGES = [
  ['home', '/'],
  ['dashboard', '/dashboard'],
  ['pricing', '/pricing'],
  ['checkout', '/checkout/combined-package'],
  ['account', '/account'],
  ['faq', '/faq'],
] as const;

/** The example ad with faults that anybody might draw: a pale offer, a button and a name in the colour of their ground. */
const AD = exampleBanner({
  lines: exampleBanner().lines.map((line) =>
    line.text.startsWith('Save') ? { ...line, colour: '#e0a274', weight: 400, size: 32 } : line,
  ),
  button: {
    text: 'Shop bottles',
    x: 0.07,
    y: 0.885,
    w: 0.2,
    h: 0.05,
    fill: '#1d404b',
    ink: '#5a7a84',
    radius: 8,
  },
  logo: {
    text: 'TARNWELL',
    x: 0.79,
    y: 0.93,
    size: 26,
    colour: '#86a2a8',
    weight: 900,
    font: 'Lato',
    spacing: 2,
  },
});

const executablePath = await ensureBrowser();
if (!executablePath) throw new Error('There is no Chromium to take pictures with.');
await ensureWebBuild();
const data = mkdtempSync(path.join(tmpdir(), 'adjudge-screens-'));
const folder = path.join(ROOT, 'docs', 'screens');
mkdirSync(folder, { recursive: true });
const url = `http://localhost:${PORT}`;
const server = await startServer({
  ...process.env,
  PORT,
  PUBLIC_URL: url,
  ADJUDGE_DATA: data,
  LOG_LEVEL: 'silent',
});
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });

async function picture(page: Page, name: string, width: number, theme: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // The field's ring belongs to somebody typing, not to a picture of the page.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // A theme that turned over is painted piece by piece.
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(folder, `${name}-${width}-${theme}.png`) });
}

/** At every width, in both themes, from the top. */
async function everyWay(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => window.scrollTo(0, 0));
      await picture(page, name, width, theme);
    }
  }
}

try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { png } = await renderBanner(AD);
  await context.request.post(`${url}/_api/auth/register_with_password`, {
    headers: { origin: url },
    data: { email: 'mara@example.com', password: 'correct horse battery', displayName: 'Mara Reed' },
  });
  await page.goto(`${url}/analyze`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tarnwell-square.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await page.getByRole('textbox', { name: /ad copy/i }).fill(COPY);
  await everyWay(page, 'analyze');
  await page.getByRole('button', { name: 'Analyze Now' }).click();
  await page.waitForURL(/results\?id=/, { timeout: 60_000 });
  await page.getByRole('meter', { name: 'Overall score' }).waitFor();
  await everyWay(page, 'results');
  for (const [name, address] of PAGES) {
    await page.goto(`${url}${address}`);
    await everyWay(page, name);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
