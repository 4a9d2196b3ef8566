// `npm run fit:grade -- DATA_FOLDER DATE`: fits the learned impressions, the points of every audit and the weights of the
// categories to readers' ratings, and prints the cross-validated figures. Measurements are kept in `.cache/grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Audit } from '../src/audit.ts';
import { understand } from '../src/elements/understand.ts';
import { encodeWeights } from '../src/gatherers/impression/index.ts';
import { IMPRESSION_QUALITIES } from '../src/impression.ts';
import { VIDEO_CATEGORIES } from '../src/rubrics/video.ts';
import { runOnVideo } from '../src/run-on-video.ts';
import { judgedColumns } from './grade/columns.ts';
import { crossValidated } from './grade/cross-validated.ts';
import { finalWeights } from './grade/impressions.ts';
import { pictureFit, targets } from './grade/picture-fit.ts';
import { printFigures } from './grade/print-figures.ts';
import { ratedVideos } from './grade/rated-videos.ts';
import { fitRubric } from './grade/rubric-fit.ts';

const VIDEO_FOLDS = 9;

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:grade -- DATA_FOLDER DATE');

const write = (file: string, content: object): void =>
  writeFileSync(path.resolve(import.meta.dirname, '../src', file), `${JSON.stringify(content, null, 2)}\n`);

async function fitPictures(): Promise<void> {
  const { items, kernel, fit } = await pictureFit(data!, cache);
  printFigures(items, crossValidated(items, fit));
  const fittedOn = `${items.length} rated creatives (109 real ads, 290 drawn banners), ${date}`;
  const qualities = IMPRESSION_QUALITIES.map((quality) => {
    const { intercept, weights } = finalWeights(items, kernel, quality);
    return [quality, { intercept, weights: encodeWeights(weights) }];
  });
  write('gatherers/impression/model.json', { fittedOn, qualities: Object.fromEntries(qualities) });
  write('rubrics/fitted/banner.json', { fittedOn, categories: fit(null).fit });
}

/** The learned impressions are those of pictures, taken of the frame that stands for the video. */
async function fitVideos(): Promise<void> {
  const rated = await ratedVideos(data!, cache);
  const items = rated.map(({ ratings }, at) => ({
    set: 'videos',
    fold: `videos ${at % VIDEO_FOLDS}`,
    ratings,
  }));
  const runs = rated.map(({ gathered }) => {
    const understood = understand(gathered, undefined);
    return (audit: Audit) => runOnVideo(audit, understood);
  });
  const columns = judgedColumns(VIDEO_CATEGORIES, runs);
  const fitTo = (without: string | null) =>
    fitRubric({
      rubric: VIDEO_CATEGORIES,
      columns,
      ...targets(items),
      counts: items.map(({ fold }) => (fold === without ? 0 : 1)),
    });
  printFigures(items, crossValidated(items, fitTo));
  write('rubrics/fitted/video.json', {
    fittedOn: `${items.length} rated video ads, ${date}`,
    categories: fitTo(null).fit,
  });
}

await fitPictures();
await fitVideos();
process.exit(0);
