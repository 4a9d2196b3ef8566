// `npm run fit:spelling -- DATA_FOLDER DATE`: fits the chance that the ad itself misspells a word, as opposed to a reading error.
// Uses rated ads, banners with known drawn-in typos, and mockups with known source text. Prints cross-validated figures.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { passagesOf } from '../../packages/engine/src/computed/said/passages.ts';
import {
  SLIP_SIGNS,
  type SlipModel,
  type SlipSigns,
  misspellingProbability,
} from '../../packages/engine/src/computed/said/slip-chance.ts';
import { namesOf, possibleMisspellings } from '../../packages/engine/src/computed/said/spelling.ts';
import { NEUTRAL_ARTIFACTS } from '../../packages/engine/src/grading/neutral-artifacts.ts';
import { readTable } from '../elements/table.ts';
import { type RatedCreative, ratedCreatives } from '../grade/rated.ts';
import { fitSigns } from '../statistics/logistic.ts';

const RIDGE = 0.0003;
const LIMITS = [0.5, 0.7, 0.8, 0.9];
const READ = new Set(['headline', 'offer', 'callToAction', 'body']);

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:spelling -- DATA_FOLDER DATE');

interface SlipRead {
  readonly word: string;
  readonly signs: SlipSigns;
  /** Whether the ad itself has the typo. No word of a real ad counts as one. */
  readonly misspelled: boolean;
}

interface WithSlips {
  readonly item: RatedCreative;
  readonly slips: readonly SlipRead[];
}

function slipsOf({ set, file, gathered }: RatedCreative): readonly SlipRead[] {
  const { text = [], elements } = gathered.artifacts;
  const drawn = (faults.get(file) ?? '').includes('misspell');
  const names = namesOf(text, elements?.brand?.text ?? '', '');
  return passagesOf(text, NEUTRAL_ARTIFACTS.copy)
    .filter(({ role }) => READ.has(role))
    .flatMap((passage) => possibleMisspellings(passage, names))
    .map(({ text: word, signs }) => ({
      word,
      signs,
      misspelled: set === 'mockups' ? ofMockups.has(word.toLowerCase()) : drawn,
    }));
}

const faults = new Map(
  readTable(readFileSync(path.join(data, 'banners', 'banners.csv'), 'utf8')).map((row) => [
    row['file'],
    row['faults'] ?? '',
  ]),
);
/** Words on the mockup pages that are in no dictionary and are not names. Checked by eye. */
const ofMockups = new Set(
  readFileSync(path.join(import.meta.dirname, 'mockup-slips.txt'), 'utf8')
    .trim()
    .split('\n'),
);
/** Leaves out our own drawn banners, because it is not known here which of their words are misspelled. */
const ratedItems = await ratedCreatives(data, cache, ['ads', 'banners', 'mockups']);
const all: WithSlips[] = ratedItems.map((item) => ({
  item,
  slips: slipsOf(item),
}));

function fitted(some: readonly WithSlips[]): SlipModel {
  const words = some.flatMap(({ slips }) => slips);
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
const judged = all.flatMap(({ item, slips }) =>
  slips.map((slip) => ({
    ...slip,
    set: item.set,
    chance: misspellingProbability(slip.signs, models.get(item.fold)),
  })),
);
for (const set of ['ads', 'banners', 'mockups'])
  for (const limit of LIMITS) {
    const own = judged.filter((slip) => slip.set === set);
    const said = own.filter(({ chance }) => chance >= limit);
    const rightly = said.filter(({ misspelled }) => misspelled).length;
    const there = own.filter(({ misspelled }) => misspelled).length;
    const wrong = said.filter(({ misspelled }) => !misspelled).map(({ word }) => word);
    process.stdout.write(
      `${set} from ${limit}: ${rightly} of ${there} words found, ${wrong.length} false: ${wrong.join(' ')}\n`,
    );
  }
const model = { fittedOn: `words of ${all.length} ads, banners and mockups, ${date}`, ...fitted(all) };
process.stdout.write(`${JSON.stringify(model, null, 2)}\n`);
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/computed/said/slip-model.json'),
  `${JSON.stringify(model, null, 2)}\n`,
);
process.exit(0);
