// `npm run mutation [-- AREA …]`: changes one thing at a time in each area, and counts the changes that no test notices.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, bin, run } from '../command.ts';
import { AREAS, type Area } from './areas.ts';
import { type Report, type Tried, countsOf, mutationPage } from './page.ts';

const KEPT = path.join(ROOT, '.cache', 'mutation');
const PAGE = path.join(ROOT, 'docs', 'mutation.md');
/** Tests, lists of imports, and words and rules that are data. */
const NO_LOGIC = ['!**/*.test.ts', '!**/{routes,index,deps}.ts', '!**/*-{phrases,rules}.ts'];

const names = process.argv.slice(2);
for (const name of names) {
  if (!(name in AREAS)) throw new Error(`There is no area ${name}: ${Object.keys(AREAS).join(', ')}.`);
}
mkdirSync(KEPT, { recursive: true });
for (const [name, area] of Object.entries(AREAS)) {
  if (names.length === 0 || names.includes(name)) await mutate(name, area);
}
const areas = Object.keys(AREAS);
const tried = areas.flatMap(lastTried);
for (const { area, report } of tried) {
  const { noticed, unnoticed } = countsOf(report);
  process.stdout.write(`${area}: ${noticed} of ${noticed + unnoticed} noticed\n`);
}
writeFileSync(PAGE, mutationPage(areas, tried, existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''));

async function mutate(name: string, { mutate: mutated, tests }: Area): Promise<void> {
  const settings = path.join(KEPT, `${name}.config.json`);
  const stryker = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    mutate: [...mutated, ...NO_LOGIC],
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    coverageAnalysis: 'perTest',
    // Code that runs once at module load would need every test to start over for each change.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['progress-append-only'],
    // A noticed change stays noticed while its code and tests are the same, so the next run tries only the rest.
    incremental: true,
    incrementalFile: reportOf(name),
    ignorePatterns: ['.cache', '.toolchain', 'docs', 'dist'],
    tempDirName: path.join('.cache', 'mutation', `${name}-sandbox`),
    // This file does not exist. Stryker would use TypeScript 6 to rewrite the paths in a real one, none of which leave
    // the checkout.
    tsconfigFile: 'none.json',
  };
  writeFileSync(settings, JSON.stringify(stryker));
  const { status } = await run(bin('stryker'), ['run', settings], {
    env: { MUTATION_TESTS: JSON.stringify(tests) },
  });
  if (status !== 0) process.exitCode = status;
}

function lastTried(area: string): Tried[] {
  const file = reportOf(area);
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return [{ area, date: statSync(file).mtime.toISOString().slice(0, 10), report }];
}

function reportOf(area: string): string {
  return path.join(KEPT, `${area}.json`);
}
