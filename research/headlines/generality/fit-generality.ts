// `npm run fit:generality -- DATE`: fits how easily a competitor could use a headline, from the ratings of two readers, prints
// cross-validated figures, and rewrites computed/text/headline-generality-model.json.
// ratings.csv: headlines of research/drawn and research/mockups, and 1,177 written for this purpose. Two blind readings of a language
// model, not people, rated the words alone: `own`, how specific to the product (0 nothing; 5 any rival in its trade could say it; 10
// all), and `empty`, how worn (5 ordinary, 10 a stock phrase).
// later-ratings.csv: 686 more by two other writers, rated the same way after the fit. They test the model; nothing is fitted to them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/command.ts';
import {
  GENERALITY_SIGNS,
  generalityFromSigns,
  type GeneralityModel,
  type GeneralitySigns,
  headlineWords,
  signsOf,
} from '../../../packages/engine/src/computed/text/headline-generality.ts';
import type { Word } from '../../../packages/engine/src/gatherers/copy/index.ts';
import { openMeaning, linearScore } from '../../../packages/engine/src/gatherers/sentences/index.ts';
import { readTable } from '../../elements/table.ts';
import { meansOf } from '../../grade/ridge-kernel.ts';
import { dot } from '../../statistics/dot.ts';
import { pearson } from '../../statistics/ridge.ts';
import { sparseRidge, type SparseRow } from '../sparse-ridge.ts';

const [date] = process.argv.slice(2);
if (!date) throw new Error('Say when: npm run fit:generality -- DATE');
const MODEL = path.join(ROOT, 'packages/engine/src/computed/text/headline-generality-model.json');

const FOLDS = 10;
/** Headlines that must contain a word before it gets its own weight. */
const LEAST = 2;
/** Per row. Flat between .3 and 1 in cross-validation. */
const PENALTY = 0.5;
/** Lower limit of a word's spread. Otherwise rare words would get the largest weights on the least evidence. */
const LEAST_SPREAD = 0.08;
/**
 * Brings embedding columns (vectors of length 1) near the scale of signs. On the earlier ratings (docs/decisions/072), headlines
 * of ads agreed in folds with .79 at 5, .81 at 10 and at 15.
 */
const MEANING_SCALE = 10;
/** Rating from which a rival could use a headline, and model output from which the report says so. */
const GENERAL = 5.5;
const SAID = 6.75;

interface Rated {
  readonly of: string;
  readonly rating: number;
  readonly signs: GeneralitySigns;
  readonly words: readonly Word[];
  readonly meaning: Float32Array;
}

const meaningOf = await openMeaning();
if (!meaningOf) throw new Error('The network for sentences is missing.');

const ratedIn = (file: string): Rated[] =>
  readTable(readFileSync(path.join(import.meta.dirname, file), 'utf8')).flatMap((row): Rated[] => {
    const words = headlineWords(row['headline']!);
    const [ownA, ownB, emptyA, emptyB] = ['own_a', 'own_b', 'empty_a', 'empty_b'].map((key) =>
      Number(row[key]),
    );
    const rating = (20 - ownA! - ownB! + emptyA! + emptyB!) / 4;
    return words
      ? [
          {
            of: row['of']!,
            rating,
            signs: signsOf(row['headline']!, words),
            words: words.all,
            meaning: meaningOf(row['headline']!),
          },
        ]
      : [];
  });
const rated = ratedIn('ratings.csv');

const stemsOf = ({ words }: Rated): readonly string[] => [...new Set(words.map(({ stem }) => stem))];

function fit(rows: readonly Rated[]): GeneralityModel {
  const times = new Map<string, number>();
  for (const stem of rows.flatMap(stemsOf)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const stems = [...times.keys()].filter((stem) => times.get(stem)! >= LEAST).toSorted();
  const at = new Map(stems.map((stem, index) => [stem, GENERALITY_SIGNS.length + index]));
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const centers = GENERALITY_SIGNS.map((sign) => mean(rows.map(({ signs }) => signs[sign])));
  const usual = Array.from(meansOf(rows.map(({ meaning }) => meaning)));
  const scales = [
    ...GENERALITY_SIGNS.map((sign, index) =>
      Math.sqrt(mean(rows.map(({ signs }) => (signs[sign] - centers[index]!) ** 2))),
    ),
    ...stems.map((stem) => Math.max(LEAST_SPREAD, Math.sqrt(times.get(stem)! / rows.length))),
    ...usual.map(() => 1 / MEANING_SCALE),
  ];
  const firstOfMeaning = scales.length - usual.length;
  const middle = mean(rows.map(({ rating }) => rating));
  const sparse = rows.map((row): SparseRow => {
    const known = stemsOf(row).flatMap((stem) => at.get(stem) ?? []);
    return {
      columns: [...GENERALITY_SIGNS.keys(), ...known, ...usual.map((_, at) => firstOfMeaning + at)],
      values: [
        ...GENERALITY_SIGNS.map((sign, index) => (row.signs[sign] - centers[index]!) / scales[index]!),
        ...known.map((column) => 1 / scales[column]!),
        ...usual.map((each, at) => MEANING_SCALE * (row.meaning[at]! - each)),
      ],
    };
  });
  const fitted = sparseRidge(
    sparse,
    rows.map(({ rating }) => rating - middle),
    scales.length,
    PENALTY * rows.length,
  );
  const weight = (column: number): number => Math.round((1000 * fitted[column]!) / scales[column]!) / 1000;
  const signs = Object.fromEntries(GENERALITY_SIGNS.map((sign, index) => [sign, weight(index)]));
  const offset = GENERALITY_SIGNS.reduce((sum, _, index) => sum + weight(index) * centers[index]!, 0);
  const weights = usual.map((_, at) => weight(firstOfMeaning + at));
  return {
    intercept: Math.round(1000 * (middle - offset)) / 1000,
    signs: signs as GeneralitySigns,
    words: Object.fromEntries(stems.map((stem) => [stem, weight(at.get(stem)!)])),
    meaning: { intercept: -dot(weights, usual), weights },
  };
}

const families = [...new Set(rated.map(({ of }) => of))].toSorted();
/** Keeps a sitting or a layout family in one fold. Headlines written one by one have neither and are distributed. */
const foldOf = (row: Rated, index: number): number =>
  row.of.startsWith('written') ? index % FOLDS : families.indexOf(row.of) % FOLDS;

const judgedBy =
  (model: GeneralityModel) =>
  (row: Rated): Rated & { readonly value: number } => ({
    ...row,
    value: generalityFromSigns(model, row.signs, row.words) + linearScore(row.meaning, model.meaning),
  });

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const model = fit(rated.filter((row, index) => foldOf(row, index) !== fold));
  return rated.filter((row, index) => foldOf(row, index) === fold).map(judgedBy(model));
}).flat();
const fitted = fit(rated);

for (const [name, some] of Object.entries({
  'of ads': judged.filter(({ of }) => !of.startsWith('written')),
  written: judged.filter(({ of }) => of.startsWith('written')),
  'written later, by the model of all before': ratedIn('later-ratings.csv').map(judgedBy(fitted)),
})) {
  const said = some.filter(({ value }) => value >= SAID);
  const right = said.filter(({ rating }) => rating >= GENERAL).length;
  const all = some.filter(({ rating }) => rating >= GENERAL).length;
  const r = pearson(
    some.map(({ value }) => value),
    some.map(({ rating }) => rating),
  );
  console.log(name, 'n', some.length, 'r', r.toFixed(3), 'said', said.length, 'right', right, 'of', all);
}

const source =
  'headlines rated by two blind readings of a language model: how far others could use each as well';
writeFileSync(MODEL, `${JSON.stringify({ source, date, n: rated.length, ...fitted }, null, 2)}\n`);
