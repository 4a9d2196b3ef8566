// `npm run fit:grade -- DATA_FOLDER DATE`: fits the learned impressions, the points of every audit and the weights of the
// categories to readers' ratings, and prints the cross-validated figures. Measurements are kept in `.cache/grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeWeights, IMPRESSION_QUALITIES } from '../src/gatherers/impression/index.ts';
import { agreementOf, finalWeights, leftOut } from './grade/impressions.ts';
import { printFigures } from './grade/print-figures.ts';
import { ratedCreatives } from './grade/rated.ts';
import { kernelOf } from './grade/ridge-kernel.ts';
import { fitRubric, judgedColumns } from './grade/rubric-fit.ts';

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:grade -- DATA_FOLDER DATE');

const items = await ratedCreatives(data, cache);
const kernel = kernelOf(items.map(({ pooled }) => pooled));
const everyone = items.map((_, at) => at);
const impressions = leftOut(items, kernel, everyone);
const agreement = Object.fromEntries(
  IMPRESSION_QUALITIES.map((quality) => [quality, agreementOf(items, quality, impressions[quality])]),
);
const judged = judgedColumns(items);

printFigures(items, (fold) => {
  // What judges a fold saw nothing of it: neither its ratings nor impressions learned from them.
  const others = everyone.filter((at) => items[at]!.fold !== fold);
  return fitRubric(items, judged, leftOut(items, kernel, others), agreement, others);
});

const on = `${items.length} rated creatives (109 real ads, 290 drawn banners), ${date}`;
const write = (file: string, content: object): void =>
  writeFileSync(path.resolve(import.meta.dirname, '../src', file), `${JSON.stringify(content, null, 2)}\n`);
write('gatherers/impression/model.json', {
  fittedOn: on,
  qualities: Object.fromEntries(
    IMPRESSION_QUALITIES.map((quality) => {
      const { intercept, weights } = finalWeights(items, kernel, quality);
      const own = Math.round(1000 * (agreement[quality] ?? 0)) / 1000;
      return [quality, { intercept, agreement: own, weights: encodeWeights(weights) }];
    }),
  ),
});
write('rubrics/fitted/banner.json', {
  fittedOn: on,
  categories: fitRubric(items, judged, impressions, agreement, everyone).fit,
});
process.exit(0);
