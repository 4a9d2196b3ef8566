// `npm run distribution -- FOLDER --cache FOLDER [--copies FILE.json]`: prints the distribution of scores over a folder of ads.
// Measurements are cached, so a changed weight or curve is re-scored in seconds.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { type Analysis, CreativeError } from '../../packages/engine/src/index.ts';
import { measurementCache } from './measurement-cache.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cache: { type: 'string' }, copies: { type: 'string' } },
});
const [folder] = positionals;
if (!folder || !values.cache) {
  process.stderr.write('usage: distribution FOLDER --cache FOLDER [--copies FILE.json]\n');
  process.exit(2);
}
const measure = measurementCache(values.cache);
const copies: Record<string, string> = values.copies ? JSON.parse(readFileSync(values.copies, 'utf8')) : {};

const analyses: Analysis[] = [];
for (const name of readdirSync(folder).toSorted()) {
  const copy = copies[name];
  try {
    const bytes = readFileSync(path.join(folder, name));
    const creative = { bytes, fileName: name, ...(copy === undefined ? {} : { copy }) };
    analyses.push(judge(creative, await measure(creative), () => {}).analysis);
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    process.stdout.write(`${name}: ${error.message}\n`);
  }
}

function row(name: string, scores: readonly (number | null | undefined)[]): string {
  const known = scores.filter((score) => typeof score === 'number').toSorted((a, b) => a - b);
  const mean = known.reduce((sum, score) => sum + score, 0) / known.length;
  const spread = Math.sqrt(known.reduce((sum, score) => sum + (score - mean) ** 2, 0) / known.length);
  const at = (q: number) =>
    (known[Math.min(known.length - 1, Math.floor(q * known.length))] ?? Number.NaN).toFixed(1);
  return `${name.padEnd(34)}${[known.length, at(0), at(0.1), at(0.5), at(0.9), at(1), spread.toFixed(1)].map((v) => String(v).padStart(7)).join('')}`;
}

const first = analyses[0];
const idsOf = (pick: (analysis: Analysis) => readonly { id: string }[]) =>
  first ? pick(first).map(({ id }) => id) : [];
process.stdout.write(
  [
    `${''.padEnd(34)}${['n', 'min', 'p10', 'p50', 'p90', 'max', 'sd'].map((v) => v.padStart(7)).join('')}`,
    row(
      'overall',
      analyses.map(({ overallScore }) => overallScore),
    ),
    row(
      'coverage',
      analyses.map(({ coverage }) => coverage * 100),
    ),
    '',
    ...idsOf(({ scoreBreakdown }) => scoreBreakdown).map((id) =>
      row(
        id,
        analyses.map(({ scoreBreakdown }) => scoreBreakdown.find((category) => category.id === id)?.score),
      ),
    ),
    '',
    ...idsOf(({ audits }) => audits).map((id) =>
      row(
        id,
        analyses.map(({ audits }) => audits.find((audit) => audit.id === id)?.score),
      ),
    ),
    '',
  ].join('\n'),
);
process.exit(0);
