// `npm run fit:grade -- DATA_FOLDER DATE`: fits the learned impressions, the points of every audit, category weights, objective
// factors and single-fault deductions to readers' ratings, and prints the cross-validated figures. Caches in `.cache/grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeWeights } from '../../packages/engine/src/gatherers/impression/index.ts';
import { IMPRESSION_QUALITIES } from '../../packages/engine/src/artifacts/impression.ts';
import { countsIn } from '../elements/sets.ts';
import { crossValidated } from './cross-validated.ts';
import { finalWeights } from './impressions.ts';
import { type DeductionPoints, outOfFoldScores, fitDeductions, pointsDeducted } from './deduction-fit.ts';
import { fitObjectiveFactors } from './objective-fit.ts';
import { failingRows, pictureFit } from './picture-fit.ts';
import { printFigures, printMoves } from './print-figures.ts';
import { videoFit } from './video-fit.ts';

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:grade -- DATA_FOLDER DATE');

const write = (file: string, content: object): void =>
  writeFileSync(
    path.resolve(import.meta.dirname, '../../packages/engine/src', file),
    `${JSON.stringify(content, null, 2)}\n`,
  );

async function fitPictures(): Promise<DeductionPoints> {
  const pictures = await pictureFit(data!, cache);
  const { items, rows, pairs, kernel, fit } = pictures;
  const unseen = crossValidated(rows, fit);
  const { all, creatives, paired } = failingRows(pictures, unseen);
  const overall = outOfFoldScores(all, paired);
  printFigures(items, { ...unseen, overall });
  printMoves(pairs, rows, overall);
  const fittedOn = `${items.length} rated creatives (${countsIn(items)}), ${date}`;
  const qualities = IMPRESSION_QUALITIES.map((quality) => {
    const { intercept, weights } = finalWeights(items, kernel, quality);
    return [quality, { intercept, weights: encodeWeights(weights) }];
  });
  write('gatherers/impression/model.json', {
    fittedOn,
    typicallySaid: encodeWeights(Float32Array.from(kernel.means.subarray(kernel.divisor))),
    qualities: Object.fromEntries(qualities),
  });
  write('rubrics/fitted/banner.json', { fittedOn, categories: fit(null).fit });
  const times = fitObjectiveFactors(creatives);
  write('rubrics/fitted/objectives.json', { fittedOn, times });
  const points = fitDeductions(creatives, times, paired);
  write('rubrics/fitted/deductions.json', { fittedOn, points });
  return points;
}

/** @param points deductions fitted on pictures; videos get the same ones but were not part of that fit */
async function fitVideos(points: DeductionPoints): Promise<void> {
  const { items, failures, fit } = await videoFit(data!);
  const unseen = crossValidated(items, fit);
  const off = failures().map((each) => pointsDeducted(points, each));
  printFigures(items, { ...unseen, overall: unseen.overall.map((score, at) => score - off[at]!) });
  write('rubrics/fitted/video.json', {
    fittedOn: `${items.length} rated video ads, ${date}`,
    categories: fit(null).fit,
  });
}

await fitVideos(await fitPictures());
process.exit(0);
