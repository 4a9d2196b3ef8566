// `npm run fit:ad-likeness -- DATA_FOLDER DATE`: fits the model that separates ads from plain pictures, prints the
// cross-validated figures and rewrites computed/ad-likeness/model.json. Measurements are cached in `.cache/grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AdLikenessModel } from '../../packages/engine/src/computed/ad-likeness/ad-likeness.ts';
import { fitAdLikeness, outOfFoldChances } from './fit.ts';
import { type PictureKind, knownPictures } from './pictures.ts';

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:ad-likeness -- DATA_FOLDER DATE');

const pictures = await knownPictures(data, cache);
const said = outOfFoldChances(pictures);
const count = (kind: PictureKind): string => {
  const own = said.filter(({ picture }) => picture.kind === kind);
  const seldom = own.filter(({ isSeldom }) => isSeldom);
  const mistaken = kind === 'photos' ? '' : `: ${seldom.map(({ picture }) => picture.file).join(', ')}`;
  return `${kind}: ${seldom.length} of ${own.length} do not look like an ad${mistaken}\n`;
};
process.stdout.write((['photos', 'ads', 'banners'] as const).map(count).join(''));

const rounded = ({ intercept, weights, seldom }: AdLikenessModel): AdLikenessModel => ({
  intercept: short(intercept),
  weights: Object.fromEntries(
    Object.entries(weights).map(([sign, weight]) => [sign, short(weight)]),
  ) as AdLikenessModel['weights'],
  seldom: short(seldom),
});
const short = (value: number): number => Number(value.toPrecision(4));

const of = (kind: PictureKind): number => pictures.filter((each) => each.kind === kind).length;
const model = {
  fittedOn: `${of('ads')} real ads, ${of('banners')} drawn banners, ${of('photos')} everyday photos, ${date}`,
  ...rounded(fitAdLikeness(pictures)),
};
process.stdout.write(`${JSON.stringify(model, null, 2)}\n`);
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/computed/ad-likeness/model.json'),
  `${JSON.stringify(model, null, 2)}\n`,
);
process.exit(0);
