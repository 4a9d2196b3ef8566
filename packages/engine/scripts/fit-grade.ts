// `npm run fit:grade -- DATA_FOLDER DATE`: fits the learned impressions, the points of every audit and the weights of the
// categories to readers' ratings, and prints the cross-validated figures. Measurements are kept in `.cache/grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { understand } from '../src/elements/understand.ts';
import { encodeWeights, IMPRESSION_QUALITIES } from '../src/gatherers/impression/index.ts';
import { readingsOf, runReadings } from '../src/readings/judge-readings.ts';
import { PICTURE_CATEGORIES } from '../src/rubrics/banner.ts';
import { VIDEO_CATEGORIES } from '../src/rubrics/video.ts';
import { runOnVideo } from '../src/run-on-video.ts';
import { judgedColumns, withImpressions } from './grade/columns.ts';
import { finalWeights, leftOut } from './grade/impressions.ts';
import { type Judged, printFigures } from './grade/print-figures.ts';
import { ratedCreatives } from './grade/rated.ts';
import { ratedVideos } from './grade/rated-videos.ts';
import { kernelOf } from './grade/ridge-kernel.ts';
import { fitRubric } from './grade/rubric-fit.ts';
import { givenFor, scoreFor } from './grade/target.ts';

/** An ad counts as much as this many banners: there are fewer, and they are what is uploaded. */
const AD_COUNTS = 1.5;
const VIDEO_FOLDS = 9;

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:grade -- DATA_FOLDER DATE');

const write = (file: string, content: object): void =>
  writeFileSync(path.resolve(import.meta.dirname, '../src', file), `${JSON.stringify(content, null, 2)}\n`);

const targets = (items: readonly Judged[]) => ({
  targetsFor: (id: string) => items.map(({ ratings }) => scoreFor(givenFor(id, ratings))),
  overall: items.map(({ ratings }) => scoreFor(ratings['overall']!)),
});

async function fitPictures(): Promise<void> {
  const items = await ratedCreatives(data!, cache);
  const kernel = kernelOf(items.map(({ pooled }) => pooled));
  const everyone = items.map((_, at) => at);
  const runs = items.map(({ gathered }) => {
    const readings = readingsOf(understand(gathered, undefined));
    return (audit: Parameters<typeof runReadings>[0]) => runReadings(audit, readings);
  });
  const judged = judgedColumns(PICTURE_CATEGORIES, runs);
  /** @param among creatives that may be fitted to; what judges the others saw nothing of them */
  const fitTo = (among: readonly number[]) => {
    const used = new Set(among);
    return fitRubric({
      rubric: PICTURE_CATEGORIES,
      columns: withImpressions(PICTURE_CATEGORIES, judged, leftOut(items, kernel, among)),
      ...targets(items),
      counts: items.map(({ set }, at) => (used.has(at) ? (set === 'ads' ? AD_COUNTS : 1) : 0)),
    });
  };
  printFigures(items, (fold) => fitTo(everyone.filter((at) => items[at]!.fold !== fold)));
  const fittedOn = `${items.length} rated creatives (109 real ads, 290 drawn banners), ${date}`;
  const qualities = IMPRESSION_QUALITIES.map((quality) => {
    const { intercept, weights } = finalWeights(items, kernel, quality);
    return [quality, { intercept, weights: encodeWeights(weights) }];
  });
  write('gatherers/impression/model.json', { fittedOn, qualities: Object.fromEntries(qualities) });
  write('rubrics/fitted/banner.json', { fittedOn, categories: fitTo(everyone).fit });
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
    return (audit: Parameters<typeof runOnVideo>[0]) => runOnVideo(audit, understood);
  });
  const columns = judgedColumns(VIDEO_CATEGORIES, runs);
  const fitTo = (without: string | null) =>
    fitRubric({
      rubric: VIDEO_CATEGORIES,
      columns,
      ...targets(items),
      counts: items.map(({ fold }) => (fold === without ? 0 : 1)),
    });
  printFigures(items, fitTo);
  write('rubrics/fitted/video.json', {
    fittedOn: `${items.length} rated video ads, ${date}`,
    categories: fitTo(null).fit,
  });
}

await fitPictures();
await fitVideos();
process.exit(0);
