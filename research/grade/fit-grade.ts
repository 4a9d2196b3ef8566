// `npm run fit:grade -- DATA_FOLDER DATE`: fits the learned impressions, the points of every audit, the weights of the
// categories and how an ad's objective moves them to readers' ratings, and prints the cross-validated figures. Measurements are kept in `.cache/grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeWeights } from '../../packages/engine/src/gatherers/impression/index.ts';
import { IMPRESSION_QUALITIES } from '../../packages/engine/src/artifacts/impression.ts';
import { crossValidated } from './cross-validated.ts';
import { finalWeights } from './impressions.ts';
import { crossWeighed, fitTimes, weighed } from './objective-fit.ts';
import { pictureFit } from './picture-fit.ts';
import { printFigures } from './print-figures.ts';
import { videoFit } from './video-fit.ts';

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:grade -- DATA_FOLDER DATE');

const write = (file: string, content: object): void =>
  writeFileSync(
    path.resolve(import.meta.dirname, '../../packages/engine/src', file),
    `${JSON.stringify(content, null, 2)}\n`,
  );

async function fitPictures(): Promise<void> {
  const { items, kernel, mixes, fit } = await pictureFit(data!, cache);
  const unseen = crossValidated(items, fit);
  const creatives = weighed(items, mixes, unseen);
  printFigures(items, { ...unseen, overall: crossWeighed(creatives) });
  const fittedOn = `${items.length} rated creatives (109 real ads, 290 drawn banners), ${date}`;
  const qualities = IMPRESSION_QUALITIES.map((quality) => {
    const { intercept, weights } = finalWeights(items, kernel, quality);
    return [quality, { intercept, weights: encodeWeights(weights) }];
  });
  write('gatherers/impression/model.json', { fittedOn, qualities: Object.fromEntries(qualities) });
  write('rubrics/fitted/banner.json', { fittedOn, categories: fit(null).fit });
  write('rubrics/fitted/objectives.json', { fittedOn, times: fitTimes(creatives) });
}

async function fitVideos(): Promise<void> {
  const { items, fit } = await videoFit(data!);
  printFigures(items, crossValidated(items, fit));
  write('rubrics/fitted/video.json', {
    fittedOn: `${items.length} rated video ads, ${date}`,
    categories: fit(null).fit,
  });
}

await fitPictures();
await fitVideos();
process.exit(0);
