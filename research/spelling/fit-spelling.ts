// `npm run fit:spelling -- DATA_FOLDER DATE`: fits the chance that an ad itself misspells a word, and not the reader, to
// rated ads and to banners of which it is known which had slips drawn into them; prints cross-validated figures.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { passagesOf } from '../../packages/engine/src/computed/said/passages.ts';
import {
  SLIP_SIGNS,
  type SlipModel,
  type SlipSigns,
  chanceOfSlip,
} from '../../packages/engine/src/computed/said/slip-chance.ts';
import { namesOf, possibleSlips } from '../../packages/engine/src/computed/said/spelling.ts';
import { NOTHING_SEEN } from '../../packages/engine/src/grading/nothing-seen.ts';
import { readTable } from '../elements/table.ts';
import { type Rated, ratedCreatives } from '../grade/rated.ts';
import { fitSigns } from '../statistics/logistic.ts';

const RIDGE = 0.0003;
const LIMITS = [0.5, 0.7, 0.8, 0.9];
const READ = new Set(['headline', 'offer', 'callToAction', 'body']);

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:spelling -- DATA_FOLDER DATE');

interface WithSlips {
  readonly item: Rated;
  /** Whether misspelled words were drawn into it; no real ad counts as misspelled. */
  readonly misspelled: boolean;
  readonly slips: readonly SlipSigns[];
}

function slipsOf({ gathered }: Rated): readonly SlipSigns[] {
  const { text = [], elements } = gathered.artifacts;
  const names = namesOf(text, elements?.brand?.text ?? '', '');
  return passagesOf(text, NOTHING_SEEN.copy)
    .filter(({ role }) => READ.has(role))
    .flatMap((passage) => possibleSlips(passage, names))
    .map(({ signs }) => signs);
}

const faults = new Map(
  readTable(readFileSync(path.join(data, 'banners', 'banners.csv'), 'utf8')).map((row) => [
    row['file'],
    row['faults'] ?? '',
  ]),
);
/** Of our own it is not said here which words are misspelled. */
const told = (await ratedCreatives(data, cache)).filter(({ set }) => set === 'ads' || set === 'banners');
const all: WithSlips[] = told.map((item) => ({
  item,
  misspelled: (faults.get(item.file) ?? '').includes('misspell'),
  slips: slipsOf(item),
}));

function fitted(some: readonly WithSlips[]): SlipModel {
  const words = some.flatMap(({ slips, misspelled }) => slips.map((signs) => ({ signs, misspelled })));
  return fitSigns(
    SLIP_SIGNS,
    words.map(({ signs }) => signs),
    words.map(({ misspelled }) => misspelled),
    RIDGE,
  );
}

const models = new Map(
  [...new Set(all.map(({ item }) => item.fold))].map((fold) => [
    fold,
    fitted(all.filter(({ item }) => item.fold !== fold)),
  ]),
);
const judged = all.map((one) => ({
  ...one,
  chance: Math.max(0, ...one.slips.map((signs) => chanceOfSlip(signs, models.get(one.item.fold)))),
}));
for (const limit of LIMITS) {
  const told = judged.filter(({ chance }) => chance >= limit);
  const rightly = told.filter(({ misspelled }) => misspelled).length;
  const there = judged.filter(({ misspelled }) => misspelled).length;
  const names = told.filter(({ misspelled }) => !misspelled).map(({ item }) => item.file);
  process.stdout.write(
    `from ${limit}: ${rightly} of ${there} found, ${names.length} false: ${names.join(' ')}\n`,
  );
}
const model = { fittedOn: `words of ${all.length} ads and banners, ${date}`, ...fitted(all) };
process.stdout.write(`${JSON.stringify(model, null, 2)}\n`);
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/computed/said/slip-model.json'),
  `${JSON.stringify(model, null, 2)}\n`,
);
process.exit(0);
