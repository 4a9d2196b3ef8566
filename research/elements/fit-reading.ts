// `npm run fit:reading -- DATA_FOLDER DATE`: fits the chance that a line was read without any error, prints cross-validated figures
// and rewrites text/read-rightly-model.json. Uses lines of ads and banners with known text, from the cache of `npm run fit:elements`;
// empty that cache when the reading of pictures changes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  readingAccuracy,
  isEnglish,
  READING_FEATURES,
  type ReadingModel,
  readingFeatures,
  type ReadingFeatures,
} from '../../packages/engine/src/gatherers/text/reading-accuracy.ts';
import { editDistance } from '../../packages/engine/src/gatherers/words/index.ts';
import { pictureFile } from '../data/cache-file.ts';
import { sceneReader } from './scenes.ts';
import { readTable } from './table.ts';
import { fitSigns } from '../statistics/logistic.ts';

const RIDGE = 0.001;
/** Letters that a line needs for matching it with the ad's known text, and the similarity required for a match. */
const LETTERS = 5;
const FOUND = 0.75;
const QUOTED = [0.7, 0.8, 0.85, 0.9, 0.95];

interface KnownLine {
  readonly set: 'ads' | 'banners';
  readonly fold: string;
  readonly signs: ReadingFeatures;
  readonly right: boolean;
}

const [data, date, cache = path.resolve('.cache', 'elements')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:reading -- DATA_FOLDER DATE');

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%$€£]/gu, '');

/** 1 when the text contains the line exactly; otherwise the best similarity of any substring of about its length. */
function likeness(line: string, text: string): number {
  if (text.includes(line)) return 1;
  let best = 0;
  for (let length = line.length - 1; length <= line.length + 2; length++)
    for (let start = 0; start + length <= Math.max(text.length, length); start++) {
      const stretch = text.slice(start, start + length);
      best = Math.max(best, 1 - editDistance(line, stretch) / Math.max(line.length, stretch.length));
    }
  return Math.min(best, FOUND + (1 - FOUND) / 2);
}

const sceneOf = sceneReader(cache);

/** Lines of the creatives in a table that match, exactly or nearly, the text in its columns. */
async function linesOf(
  set: KnownLine['set'],
  table: string,
  columns: { readonly fold: string; readonly said: readonly string[] },
): Promise<KnownLine[]> {
  const known: KnownLine[] = [];
  for (const row of readTable(readFileSync(path.join(data!, set, table), 'utf8'))) {
    const { lines } = await sceneOf(row['file']!, pictureFile(path.join(data!, set, row['file']!)));
    const said = columns.said.map((column) => lettersOf(row[column]!));
    const english = isEnglish(lines);
    for (const line of lines) {
      const letters = lettersOf(line.text);
      const alike = letters.length < LETTERS ? 0 : Math.max(...said.map((text) => likeness(letters, text)));
      const signs = readingFeatures(line, english && !line.language);
      if (alike >= FOUND) known.push({ set, fold: row[columns.fold]!, signs, right: alike === 1 });
    }
  }
  return known;
}

const known = [
  ...(await linesOf('ads', 'ratings.csv', { fold: 'file', said: ['brandName', 'headline', 'offer', 'cta'] })),
  ...(await linesOf('banners', 'banners.csv', {
    fold: 'family',
    said: ['brand', 'headline', 'offer', 'cta'],
  })),
];

const fitted = (lines: readonly KnownLine[]): ReadingModel =>
  fitSigns(
    READING_FEATURES,
    lines.map(({ signs }) => signs),
    lines.map(({ right }) => right),
    RIDGE,
  );

/** Ads go into five folds, banners into folds by layout. */
const AD_FOLDS = 5;
const files = [...new Set(known.filter(({ set }) => set === 'ads').map(({ fold }) => fold))];
const foldOf = ({ set, fold }: KnownLine): string =>
  set === 'ads' ? String(files.indexOf(fold) % AD_FOLDS) : fold;
const models = new Map(
  [...new Set(known.map(foldOf))].map((fold) => [
    fold,
    fitted(known.filter((line) => foldOf(line) !== fold)),
  ]),
);
const judged = known.map((line) => ({
  ...line,
  chance: readingAccuracy(line.signs, models.get(foldOf(line))),
}));
const percent = (part: number, all: number): string =>
  `${Math.round((1000 * part) / Math.max(1, all)) / 10}%`;
for (const set of ['ads', 'banners'] as const) {
  const own = judged.filter((line) => line.set === set);
  process.stdout.write(
    `${set}: ${own.length} lines, ${percent(own.filter(({ right }) => right).length, own.length)} right\n`,
  );
  for (const from of QUOTED) {
    const quoted = own.filter(({ chance }) => chance >= from);
    const right = quoted.filter((line) => line.right).length;
    process.stdout.write(
      `  from ${from}: ${percent(quoted.length, own.length)} quoted, ${percent(right, quoted.length)} of them right\n`,
    );
  }
}
const of = (set: string): number => known.filter((line) => line.set === set).length;
const model = {
  fittedOn: `${of('ads')} lines of real ads, ${of('banners')} of drawn banners, ${date}`,
  ...fitted(known),
};
process.stdout.write(`${JSON.stringify(model, null, 2)}\n`);
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/gatherers/text/read-rightly-model.json'),
  `${JSON.stringify(model, null, 2)}\n`,
);
process.exit(0);
