import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, run } from './command.ts';
import { sweepsDue } from './sweeps-due.ts';
import { ensureBrowser } from './local-services/system-packages.ts';
import { type TestServices, startServices } from './local-services/test-services.ts';
import { ensureWebBuild } from './web-build/web-build.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];
const results = mkdtempSync(path.join(tmpdir(), 'adjudge-tests-'));

/** Runs one part of the checks. Prints how long it took, and its output if it failed. */
async function part(name: string, work: () => Promise<{ status: number; output: string }>): Promise<void> {
  const started = performance.now();
  const { status, output } = await work().catch((error: Error) => ({
    status: 1,
    output: String(error.stack),
  }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${seconds} s\n`);
  tally[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) process.stdout.write(`${output}\n`);
}

/** Adds a runner's own counts, besides the part itself. */
function add(counts: Tally): void {
  tally.passed += counts.passed;
  tally.failed += counts.failed;
  tally.skipped += counts.skipped;
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Failures are repeated at the very end, so that the last lines of a long log tell what failed. */
function failuresOf({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [`failed: ${file}: ${message.split('\n', 1)[0]}`]
      : failed.map(
          ({ fullName, failureMessages }) =>
            `failed: ${file}: ${fullName}: ${(failureMessages[0] ?? '').split('\n', 1)[0]}`,
        );
  });
}

async function vitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ status: number; output: string }> {
  const report = path.join(results, `${name}.json`);
  const outcome = await run(
    bin('vitest'),
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args],
    // Vitest gives its files new names in each run, so their compiled code is of use to this run only.
    { quiet: true, env: { NO_COLOR: '1', NODE_COMPILE_CACHE: path.join(results, 'compiled'), ...env } },
  );
  const found = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
  add({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
  });
  notes.push(...failuresOf(found));
  return outcome;
}

async function unit(starting: Promise<TestServices>): Promise<{ status: number; output: string }> {
  const services = await starting;
  notes.push(...services.missing);
  try {
    return await vitest('unit', asked, services.env);
  } finally {
    await services.stop();
  }
}

async function journeys(): Promise<{ status: number; output: string }> {
  const browser = await ensureBrowser();
  if (!browser) {
    notes.push('skipped: journeys (Chromium is missing and could not be installed)');
    tally.skipped += 1;
    return { status: 0, output: '' };
  }
  await ensureWebBuild();
  const report = path.join(results, 'journeys.json');
  const outcome = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    quiet: true,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> };
  if (stats['flaky']) notes.push(`flaky: ${stats['flaky']} journeys passed only on retry`);
  add({
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: stats['unexpected'] ?? 0,
    skipped: stats['skipped'] ?? 0,
  });
  return outcome;
}

/** Arguments for the unit test runner, such as `--changed`. If there are any, end-to-end tests and sweeps are skipped. */
const asked = process.argv.slice(2);

// Services start during the first checks, since starting is mostly waiting.
const services = startServices();
services.catch(() => {});
await Promise.all([
  part('format', () => run(bin('oxfmt'), ['--check'], { quiet: true })),
  part('types', () => run(bin('tsc'), ['--noEmit'], { quiet: true })),
]);
await Promise.all([
  part('lint', () => run(bin('oxlint'), ['--type-aware', '.'], { quiet: true })),
  part('generated documents', () =>
    run(process.execPath, ['scripts/documents/print-scoring.ts', '--check'], { quiet: true }),
  ),
]);
if (asked.length > 0) await part('unit and integration', () => unit(services));
else {
  // Not in parallel: each fills two cores, so it would save no time, and end-to-end tests would wait too long for
  // graders, which yield the CPU.
  await part('unit and integration', () => unit(services));
  await part('journeys in Chromium', journeys);
  if (sweepsDue()) await part('sweeps', () => vitest('sweeps', ['--config', 'vitest.sweeps.config.ts']));
}

rmSync(results, { recursive: true, force: true });
for (const note of notes) process.stdout.write(`${note}\n`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped\n`);
process.exitCode = tally.failed > 0 ? 1 : 0;
