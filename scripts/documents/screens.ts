// `npm run screens`: takes screenshots of the product as a new user sees it, into docs/screens. Git keeps those in the README.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { ENDPOINTS } from '../../packages/contract/src/index.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { BROWSER_FLAGS } from '../../e2e/browser.ts';
import {
  exampleVideo,
  renderBanner,
  renderVideo,
  SAMPLE_ADS,
} from '../../packages/engine/src/testing/index.ts';
import { ROOT } from '../command.ts';
import { WEAK_AD } from './screens/weak-ad.ts';
import { ensureBrowser } from '../local-services/system-packages.ts';
import { ensureWebBuild } from '../web-build/web-build.ts';

const PORT = process.env['SCREENS_PORT'] ?? '4391';
const COPY =
  'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.';
const WIDTHS = [1440, 768, 390] as const;
const HEIGHTS = { 1440: 1000, 768: 1024, 390: 844 } as const;
/** Enlarges the drawn frames to the size that phones film at. */
const MP4 = { container: 'mp4', videoCodec: 'libx264', audioCodec: 'aac', enlarge: 2 } as const;
const THEMES = ['light', 'dark'] as const;
/** Taken after the reports, so that the dashboard is not empty. */
const PAGES = [
  ['home', '/'],
  ['dashboard', '/dashboard'],
  ['pricing', '/pricing'],
  ['checkout', '/checkout/combined-package'],
  ['account', '/account'],
  ['faq', '/faq'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['accuracy', '/accuracy'],
  ['not-found', '/nothing-here'],
] as const;

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
  // Removes the focus ring, which belongs to a user who is typing.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // After a theme change, the page repaints in parts.
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(folder, `${name}-${width}-${theme}.png`) });
}

/** Takes the page at every width and in both themes, scrolled to the top. */
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

async function grade(page: Page, file: { name: string; mimeType: string; buffer: Buffer }, adCopy?: string) {
  const answer = await page.request.post(
    `${url}${adCopy ? ENDPOINTS.aiAnalyze.path : ENDPOINTS.creativeAnalyze.path}`,
    {
      headers: { origin: url },
      multipart: { creativeFile: file, ...(adCopy ? { adCopy } : {}) },
      timeout: 120_000,
    },
  );
  if (!answer.ok()) throw new Error(`${file.name} was not graded: ${await answer.text()}`);
  const { analysisId } = (await answer.json()) as { analysisId: string };
  return analysisId;
}

/** Waits until the report shows its score. */
async function showReport(page: Page, address: string): Promise<void> {
  await page.goto(`${url}${address}`);
  await page.getByRole('meter', { name: 'Overall score' }).waitFor();
}

/** Takes the files chosen for a bulk run, and the run once all of them are graded. */
async function showBulk(page: Page): Promise<void> {
  const post = async (at: string, data: object) => {
    const answer = await page.request.post(`${url}${at}`, { headers: { origin: url }, data });
    return (await answer.json()) as { clientSecret: string };
  };
  const { clientSecret } = await post('/_api/stripe/create-payment-intent', {
    planName: 'Enterprise',
    quantity: 1,
  });
  await post('/_api/payments/test-confirm', { clientSecret, paymentMethod: 'pm_card_visa' });
  await page.goto(`${url}/bulk`);
  const files = await Promise.all(
    SAMPLE_ADS.slice(0, 5).map(async ({ name, banner }) => {
      const { png } = await renderBanner(banner);
      return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(png) };
    }),
  );
  await page.getByTestId('creative-files').setInputFiles(files);
  await everyWay(page, 'bulk');
  await page.getByRole('button', { name: `Grade ${files.length} creatives` }).click();
  await page.getByText(`${files.length} of ${files.length} graded`).waitFor({ timeout: 120_000 });
  await everyWay(page, 'bulk-run');
}

try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { png } = await renderBanner(WEAK_AD);
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
  const first = new URL(page.url()).searchParams.get('id') ?? '';

  const film = await renderVideo(exampleVideo(), MP4);
  const video = { name: 'cold-at-noon.mp4', mimeType: 'video/mp4', buffer: Buffer.from(film.bytes) };
  await showReport(page, `/results?id=${await grade(page, video)}`);
  await everyWay(page, 'results-video');

  const [second] = SAMPLE_ADS;
  if (!second) throw new Error('There is no second ad to compare with.');
  const drawn = await renderBanner(second.banner);
  const banner = { name: `${second.name}.png`, mimeType: 'image/png', buffer: Buffer.from(drawn.png) };
  const other = await grade(page, banner, second.copy);
  await page.request.post(`${url}${ENDPOINTS.shareAnalysis.path}`, {
    headers: { origin: url },
    data: { analysisId: other, makePublic: true },
  });
  await showReport(page, `/share/${other}`);
  await everyWay(page, 'public-report');
  await page.goto(`${url}/compare?ids=${first},${other}`);
  await page.getByRole('list', { name: 'Compared analyses' }).waitFor();
  await everyWay(page, 'compare');
  for (const [name, address] of PAGES) {
    await page.goto(`${url}${address}`);
    await everyWay(page, name);
  }
  await showBulk(page);
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
