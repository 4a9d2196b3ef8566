// `npm run render:mockups -- DATA_FOLDER`: unpacks the HTML pages of the mockups and renders them to `.cache/mockups`.
// Photos come from the data folder's `gaze/osie`; fonts are installed from the npm registry, as for `draw:banners`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../drawn/browser.ts';
import { installFonts } from '../drawn/fonts.ts';
import { RENDERED_FOLDER } from '../drawn/rendered-rows.ts';
import { readTable } from '../elements/table.ts';

const [data] = process.argv.slice(2);
if (!data) throw new Error('Say where the photos are: npm run render:mockups -- DATA_FOLDER');

const folder = path.join(RENDERED_FOLDER, 'mockups');
mkdirSync(folder, { recursive: true });
execFileSync('tar', ['xzf', path.join(import.meta.dirname, 'pages.tar.gz'), '-C', folder]);

/** Placeholders in the pages, and the local folders that replace them. */
const PLACES = {
  '{{photos}}': pathToFileURL(path.resolve(data, 'gaze', 'osie')).href,
  '{{fonts}}': pathToFileURL(installFonts(path.join(RENDERED_FOLDER, 'drawn', 'fonts'))).href,
};

const browser = await openBrowser();
for (const { file } of readTable(readFileSync(path.join(import.meta.dirname, 'ratings.csv'), 'utf8'))) {
  const target = path.join(folder, file!);
  const source = target.replace(/\.(?:png|jpg)$/, '.html');
  const page = Object.entries(PLACES).reduce(
    (html, [name, place]) => html.replaceAll(name, place),
    readFileSync(source, 'utf8'),
  );
  writeFileSync(source, page);
  const [width = 1080, height = 1080] =
    /name="size" content="(\d+)x(\d+)"/.exec(page)?.slice(1).map(Number) ?? [];
  const quality = /name="jpeg" content="(\d+)"/.exec(page)?.[1];
  const tab = await browser.newPage({ viewport: { width, height } });
  const missing: string[] = [];
  tab.on('requestfailed', (request) => missing.push(request.url()));
  await tab.goto(pathToFileURL(source).href);
  await tab.evaluate(async () => {
    await document.fonts.ready;
  });
  await tab.screenshot({ path: target, ...(quality ? { type: 'jpeg', quality: Number(quality) } : {}) });
  await tab.close();
  // Without its typeface, the page is not the ad that readers rated.
  if (missing.length > 0) throw new Error(`${file} does not find ${missing.join(', ')}.`);
}
await browser.close();
