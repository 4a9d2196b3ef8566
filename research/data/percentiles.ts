// `npm run percentiles [-- DATA_FOLDER]`: grades the reference creatives and writes their scores by kind and format, for reports
// to compare with. Run it after every change that moves scores. The first measurement takes about twenty minutes.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { type Analysis, gradeCopy } from '../../packages/engine/src/index.ts';
import { adFormatOf } from '../../packages/engine/src/placements/ad-format.ts';
import { copyRubric } from '../../packages/engine/src/rubrics/copy.ts';
import { rubricFor } from '../../packages/engine/src/rubrics/index.ts';
import type { Rubric } from '../../packages/engine/src/rubrics/rubric.ts';
import type {
  ReferenceFile,
  ReferenceSet,
} from '../../packages/engine/src/scoring/percentiles/reference-pools.ts';
import { findDataSet, readCsv } from './data-set.ts';
import { ROOT } from '../../scripts/command.ts';
import { withCurrentImpressions } from '../grade/measured.ts';
import { understoodCache } from '../grade/understood-cache.ts';
import { GRADE_MEASUREMENTS, MEASUREMENTS, measurementCache } from './measurement-cache.ts';

const FILE = path.join(ROOT, 'packages/engine/src/scoring/percentiles/reference-pools.json');

const data = findDataSet(process.argv[2]);
const measure = measurementCache(MEASUREMENTS);
const measurePicture = understoodCache(data, GRADE_MEASUREMENTS, { own: false });

/** Pictures as measured by `npm run fit:grade`. */
async function picturesIn(set: string, folder: string): Promise<Analysis[]> {
  const all: Analysis[] = [];
  for (const fileName of readdirSync(path.join(data, set, folder)).toSorted()) {
    const creative = { bytes: readFileSync(path.join(data, set, folder, fileName)), fileName };
    const gathered = await withCurrentImpressions(await measurePicture(set, `${folder}/${fileName}`));
    all.push(judge(creative, gathered, () => {}).analysis);
  }
  return all;
}

async function videosIn(...folder: string[]): Promise<Analysis[]> {
  const all: Analysis[] = [];
  for (const fileName of readdirSync(path.join(data, ...folder)).toSorted()) {
    const creative = { bytes: readFileSync(path.join(data, ...folder, fileName)), fileName };
    all.push(judge(creative, await measure(creative), () => {}).analysis);
  }
  return all;
}

const rising = (scores: readonly (number | null | undefined)[]): number[] =>
  scores.filter((score) => typeof score === 'number').toSorted((a, b) => a - b);

const setOf = ({ version, categories }: Rubric, analyses: readonly Analysis[]): ReferenceSet => ({
  n: analyses.length,
  rubric: version,
  overall: rising(analyses.map(({ overallScore }) => overallScore)),
  categories: categories.map(({ category: { id } }) => ({
    id,
    scores: rising(
      analyses.map(({ scoreBreakdown }) => scoreBreakdown.find((each) => each.id === id)?.score),
    ),
  })),
});

const copies = readCsv(path.join(data, 'copies', 'copies.csv')).map((row) =>
  gradeCopy(row.get('text') ?? ''),
);
const banners = Map.groupBy(await picturesIn('banners', 'images'), ({ creative }) => adFormatOf(creative));
const sets: [string, ReferenceSet][] = [
  ...[...banners].map(([format, own]): [string, ReferenceSet] => [format, setOf(rubricFor('banner'), own)]),
  ['ads', setOf(rubricFor('banner'), await picturesIn('ads', 'advertisement'))],
  [
    'copies',
    {
      n: copies.length,
      rubric: copyRubric.version,
      overall: rising(copies.map(({ score }) => score)),
      categories: [],
    },
  ],
  ['videos', setOf(rubricFor('video'), await videosIn('video-ads', 'clips'))],
];

const file: ReferenceFile = {
  date: new Date().toISOString().slice(0, 10),
  sets: Object.fromEntries(sets.toSorted(([a], [b]) => (a < b ? -1 : 1))),
};
// Each list goes on one line; thousands of lines would be unreadable.
const oneLine = (list: string): string => list.replaceAll(/\s+/g, '');
writeFileSync(FILE, `${JSON.stringify(file, null, 2).replaceAll(/\[[\d.,\s]+\]/g, oneLine)}\n`);
for (const [id, { n, overall }] of sets)
  process.stdout.write(`${id} (${n}): median ${overall[Math.floor(n / 2)]}\n`);
process.exit(0);
