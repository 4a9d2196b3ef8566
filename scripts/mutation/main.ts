// `npm run mutation [-- AREA …]`: changes one thing at a time in the areas, and counts the changes that no test notices.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, bin, run } from '../command.ts';
import { AREAS, type Area } from './areas.ts';
import { type Report, type Tried, countsOf, mutationPage } from './page.ts';

const KEPT = path.join(ROOT, '.cache', 'mutation');
const PAGE = path.join(ROOT, 'docs', 'mutation.md');
/** Lists of imports, and words and rules that are data. */
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
    // What runs once when a module loads would start every test anew for each change.
    ignoreStatic: true,
    concurrency: 2,
    reporters: ['progress-append-only'],
    // What was noticed stays so while its code and tests are the same: the next time tries the rest.
    incremental: true,
    incrementalFile: reportOf(name),
    ignorePatterns: ['.cache', '.toolchain', 'docs', 'dist'],
    tempDirName: path.join('.cache', 'mutation', `${name}-sandbox`),
    // Stryker asks TypeScript 6 to rewrite the paths in it; none of them leads out of the checkout.
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
