// `npm run lighthouse [-- --rounds=N] [paths]`: runs Lighthouse's mobile profile on the built product. Writes
// docs/lighthouse.md when no path is given. Fails when a score is below its floor.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startServer } from '../../apps/server/src/server.ts';
import { COPY, bannerFile } from '../../e2e/banners.ts';
import { BROWSER_FLAGS } from '../../e2e/browser.ts';
import { grade, signUp } from '../../e2e/people.ts';
import { ROOT } from '../command.ts';
import { freePort } from '../local-services/free-port.ts';
import { CATEGORIES, type Measured, belowFloor, medianOf, rowOf, tableOf } from './lighthouse-table.ts';
import { ensureBrowser } from '../local-services/system-packages.ts';
import { ensureWebBuild } from '../web-build/web-build.ts';

const PUBLIC = [
  '/',
  '/pricing',
  '/faq',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/refund-and-cancellation',
  '/accuracy',
  '/checks',
  '/login',
  '/signup',
  '/share/:id',
];
const RESULTS = '/results?id=:id';
const ROUNDS = 3;

const NOT_ASKED: Readonly<Record<string, string[]>> = {
  // Shared reports ask not to be indexed, whatever else the audit finds (docs/decisions/016).
  '/share/:id': ['is-crawlable'],
  // One of our checks is about buttons that say “Click here”, and is named after them.
  '/checks': ['link-text'],
};

const given = process.argv.slice(2);
const rounds = Number(given.find((each) => each.startsWith('--rounds='))?.slice(9) ?? ROUNDS);
const named = given.filter((each) => each.startsWith('/'));
const wanted = named.length > 0 ? named : [...PUBLIC, RESULTS];

const executablePath = await ensureBrowser();
if (!executablePath) throw new Error('There is no Chromium to measure with.');
await ensureWebBuild();
const data = mkdtempSync(path.join(tmpdir(), 'adjudge-lighthouse-'));
const [port, debugging] = [await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const server = await startServer({
  ...process.env,
  PORT: String(port),
  PUBLIC_URL: url,
  ADJUDGE_DATA: data,
  LOG_LEVEL: 'silent',
});
const browser = await chromium.launch({
  executablePath,
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${debugging}`],
});

const person = await signUp(request, url);
const analysisId = await grade(person, { creative: await bannerFile(), copy: COPY });
await person.api.post('/_api/analysis/share', { data: { analysisId, makePublic: true } });
const { cookies } = await person.api.storageState();
const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

async function measure(at: string): Promise<Measured> {
  const ran = await lighthouse(url + at.replace(':id', analysisId), {
    port: debugging,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    skipAudits: NOT_ASKED[at] ?? [],
    ...(at === RESULTS ? { extraHeaders: { cookie } } : {}),
  });
  if (!ran) throw new Error(`Lighthouse says nothing of ${at}.`);
  const { categories, audits } = ran.lhr;
  for (const audit of Object.values(audits)) {
    if (audit.score === 0 && audit.scoreDisplayMode === 'binary')
      process.stdout.write(`  ${at}: ${audit.id}: ${audit.title}\n`);
  }
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    path: at,
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    machine: ran.lhr.environment.benchmarkIndex,
  };
}

try {
  const measured: Measured[] = [];
  for (const at of wanted) {
    const runs: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measure(at));
    const median = medianOf(runs);
    measured.push(median);
    process.stdout.write(`${rowOf(median)}\n`);
  }
  if (named.length === 0) {
    const { version } = JSON.parse(
      readFileSync(path.join(ROOT, 'node_modules', 'lighthouse', 'package.json'), 'utf8'),
    ) as { version: string };
    const versions = `Lighthouse ${version}, Chromium ${browser.version()}, Node ${process.versions.node}`;
    writeFileSync(path.join(ROOT, 'docs', 'lighthouse.md'), tableOf(measured, { versions, rounds }));
  }
  const low = measured.flatMap((page) => belowFloor(page, page.path === RESULTS));
  for (const line of low) process.stdout.write(`below: ${line}\n`);
  process.exitCode = low.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
