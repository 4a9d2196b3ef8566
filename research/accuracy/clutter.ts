import path from 'node:path';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { heldOutScores, type RatedPicture, readRated } from '../clutter/clutter-fit.ts';
import { spearman } from '../statistics/ridge.ts';
import { readClutter } from '../../packages/engine/src/gatherers/clutter/model.ts';
import { bootstrap } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';

const FOLDS = 5;

/** How well the clutter score follows people's ratings of visual complexity. */
export const measureClutterRatings: MeasureSubject = async ({ data }) => {
  const folder = path.join(data, 'ads');
  const ads = await readRated(folder, 'advertisement');
  const rooms = await readRated(folder, 'interior_design');
  const held = heldOutScores(
    ads,
    ads.map((_, i) => i % FOLDS),
  );
  return {
    id: 'clutter',
    data: 'SAVOIAS (Saraee, Jalal, Betke 2020): visual complexity from 37,000 pairwise judgments, its advertisements and rooms.',
    figures: [
      figure(
        'clutter-ads',
        'Order of real ads',
        'ads',
        ads,
        held.map(({ score }) => score),
        'five folds: no ad is judged by weights fitted on it',
      ),
      figure(
        'clutter-rooms',
        'Order of photos of rooms',
        'photos of rooms',
        rooms,
        rooms.map(({ figures, channels }) => readClutter(figures, channels).score),
        'fitted on ads alone',
      ),
    ],
  };
};

function figure(
  id: string,
  name: string,
  items: string,
  rated: readonly RatedPicture[],
  predicted: readonly number[],
  split: string,
): AccuracyFigure {
  const order = (values: readonly number[]) => (drawn: readonly number[]) =>
    spearman(
      drawn.map((index) => values[index]!),
      drawn.map((index) => rated[index]!.rating),
    );
  const ours = order(predicted);
  const every = [...rated.keys()];
  const baseline = (label: string, values: readonly number[]) => {
    const theirs = order(values);
    const gain = bootstrap(rated.length, (drawn) => ours(drawn) - theirs(drawn));
    return { name: label, value: theirs(every), gain };
  };
  return {
    id,
    name: `${name} (Spearman)`,
    unit: '',
    decimals: 2,
    higherIsBetter: true,
    from: 0,
    to: 1,
    ...bootstrap(rated.length, ours),
    n: rated.length,
    items,
    split,
    baselines: [
      baseline(
        'JPEG size',
        rated.map(({ jpegBits }) => jpegBits),
      ),
      baseline(
        'density of edges',
        rated.map(({ figures }) => figures.edgeDensity),
      ),
    ],
    references: [
      {
        name: "the paper's best measure (Pearson)",
        value: id === 'clutter-ads' ? 0.56 : 0.68,
        source: 'Saraee et al. 2020, the whole category',
      },
    ],
  };
}
