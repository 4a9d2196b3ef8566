// `npm run percentiles [-- DATA_FOLDER]`: grades the reference ads and writes the quantiles of their scores, which reports
// compare with. Run it after every change that moves scores.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judge } from '../packages/engine/src/grade.ts';
import type { Analysis } from '../packages/engine/src/index.ts';
import { rubricFor } from '../packages/engine/src/rubrics/index.ts';
import type { ReferencePool } from '../packages/engine/src/scoring/percentiles.ts';
import { quantile } from './accuracy/bootstrap.ts';
import { findDataSet } from './accuracy/data-set.ts';
import { ROOT } from './command.ts';
import { MEASUREMENTS, measurementCache } from './measurement-cache.ts';

const FILE = path.join(ROOT, 'packages', 'engine', 'src', 'scoring', 'reference-pool.json');
const STEPS = 100;

const folder = path.join(findDataSet(process.argv[2]), 'ads', 'advertisement');
const measure = measurementCache(MEASUREMENTS);
const analyses: Analysis[] = [];
for (const fileName of readdirSync(folder).toSorted()) {
  const creative = { bytes: readFileSync(path.join(folder, fileName)), fileName };
  analyses.push(judge(creative, await measure(creative), () => {}).analysis);
}

function quantiles(scores: readonly (number | null | undefined)[]): number[] {
  const known = scores.filter((score) => typeof score === 'number').toSorted((a, b) => a - b);
  return Array.from({ length: STEPS + 1 }, (_, step) => Number(quantile(known, step / STEPS).toFixed(1)));
}

const { version, categories } = rubricFor('banner');
const pool: ReferencePool = {
  pool: 'SAVOIAS advertisement, training part',
  n: analyses.length,
  date: new Date().toISOString().slice(0, 10),
  rubric: version,
  overall: quantiles(analyses.map(({ overallScore }) => overallScore)),
  categories: categories.map(({ category: { id } }) => ({
    id,
    quantiles: quantiles(
      analyses.map(({ scoreBreakdown }) => scoreBreakdown.find((each) => each.id === id)?.score),
    ),
  })),
};
// One list a line: a file of a thousand lines would be read by nobody.
const lists = pool.categories.map(
  ({ id, quantiles: list }) => `    { "id": "${id}", "quantiles": ${JSON.stringify(list)} }`,
);
const { overall, categories: _, ...head } = pool;
writeFileSync(
  FILE,
  `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "overall": ${JSON.stringify(overall)},\n  "categories": [\n${lists.join(',\n')}\n  ]\n}\n`,
);
process.stdout.write(`${analyses.length} ads, rubric ${version}: median ${pool.overall[STEPS / 2]}\n`);
process.exit(0);
