/**
 * Fits the clutter score to people's ratings and rewrites clutter-model.json.
 * Usage: node packages/engine/scripts/fit-clutter.ts FOLDER DATE, where FOLDER holds complexity.csv (category, file,
 * complexity) and the pictures it names.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clutterFeatures } from '../src/gatherers/clutter.ts';
import { decodeImage } from '../src/gatherers/decode.ts';
import { fitRidge, predict, spearman } from './ridge.ts';

const FEATURES = [
  'featureCongestion',
  'subbandEntropy',
  'edgeDensity',
  'jpegBitsPerPixel',
  'colourEntropy',
] as const;
const CATEGORY = 'advertisement';
const FOLDS = 5;
const PENALTY = 20;
const MODEL = path.resolve(import.meta.dirname, '../src/gatherers/clutter-model.json');

const [folder, date] = process.argv.slice(2);
if (!folder || !date) throw new Error('Usage: node packages/engine/scripts/fit-clutter.ts FOLDER DATE');

const lines = (await readFile(path.join(folder, 'complexity.csv'), 'utf8')).trim().split('\n').slice(1);
const rows: number[][] = [];
const ratings: number[] = [];
for (const line of lines) {
  const [category, file, rating] = line.split(',');
  if (category !== CATEGORY || !file) continue;
  const bytes = await readFile(path.join(folder, file));
  const { frame } = await decodeImage({ bytes, fileName: file });
  const { features } = await clutterFeatures(frame);
  rows.push(FEATURES.map((name) => features[name]));
  ratings.push(Number(rating));
}

const held = rows.map((row, i) => {
  const training = rows.flatMap((_, j) => (j % FOLDS === i % FOLDS ? [] : [j]));
  const fold = fitRidge(
    training.map((j) => rows[j]!),
    training.map((j) => ratings[j]!),
    PENALTY,
  );
  return predict(fold, row);
});
const all = fitRidge(rows, ratings, PENALTY);
const round = (value: number, digits = 6): number => Number(value.toPrecision(digits));
const model = {
  source: `ridge regression, penalty ${PENALTY}, on ratings of complexity, SAVOIAS ${CATEGORY} (Saraee et al. 2020)`,
  date,
  n: rows.length,
  spearmanHeldOut: round(spearman(held, ratings), 3),
  folds: FOLDS,
  intercept: round(all.intercept),
  terms: FEATURES.map((feature, i) => ({
    feature,
    mean: round(all.means[i]!),
    deviation: round(all.deviations[i]!),
    coefficient: round(all.coefficients[i]!),
  })),
};
await writeFile(MODEL, `${JSON.stringify(model, null, 2)}\n`);
console.info(`n ${model.n}, Spearman held out ${model.spearmanHeldOut}`);
FEATURES.forEach((name, i) => {
  const alone = spearman(
    rows.map((row) => row[i]!),
    ratings,
  );
  console.info(`${name} alone: Spearman ${alone.toFixed(2)}`);
});
