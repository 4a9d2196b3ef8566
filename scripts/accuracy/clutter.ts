import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { fitRidge, predict, spearman } from '../../packages/engine/scripts/ridge.ts';
import type { Clutter } from '../../packages/engine/src/artifacts.ts';
import { bootstrap } from './bootstrap.ts';
import { readCsv } from './data-set.ts';
import type { Bench, MeasureSubject } from './subject.ts';

interface Rated {
  readonly rating: number;
  readonly clutter: Clutter;
  readonly jpegBytes: number;
}

/** How crowded people find a picture. */
export const measureClutterRatings: MeasureSubject = async (bench) => {
  const ads = await readRated(bench, 'advertisement');
  const rooms = await readRated(bench, 'interior_design');
  const held = heldOut(ads);
  return {
    id: 'clutter',
    title: 'How crowded people find an ad',
    meaning:
      'People compared ads by how complex they look; the figure says how well the order of our clutter measure follows theirs.',
    data: 'SAVOIAS (Saraee, Jalal, Betke 2020): visual complexity from 37,000 pairwise judgements, its advertisements and rooms.',
    doesNotShow: 'That a crowded ad sells less. Some crowded ads are meant to be.',
    figures: [
      figure(
        'clutter-ads',
        'Order of real ads',
        'ads',
        ads,
        held,
        'five folds: no ad is judged by weights that saw it',
      ),
      figure(
        'clutter-rooms',
        'Order of photos of rooms',
        'photos of rooms',
        rooms,
        rooms.map(({ clutter }) => clutter.score),
        'fitted on ads alone',
      ),
    ],
  };
};

function figure(
  id: string,
  name: string,
  items: string,
  rated: readonly Rated[],
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
        'size as a JPEG',
        rated.map(({ jpegBytes }) => jpegBytes),
      ),
      baseline(
        'density of edges',
        rated.map(({ clutter }) => clutter.edgeDensity),
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

const FOLDS = 5;
const PENALTY = 20;
const FEATURES = [
  'featureCongestion',
  'subbandEntropy',
  'edgeDensity',
  'jpegBitsPerPixel',
  'colourEntropy',
] as const;

function heldOut(rated: readonly Rated[]): number[] {
  const rows = rated.map(({ clutter }) => FEATURES.map((name) => clutter[name]));
  return rows.map((row, i) => {
    const training = rows.flatMap((_, j) => (j % FOLDS === i % FOLDS ? [] : [j]));
    const fold = fitRidge(
      training.map((j) => rows[j]!),
      training.map((j) => rated[j]!.rating),
      PENALTY,
    );
    return predict(fold, row);
  });
}

async function readRated({ data, measure }: Bench, category: string): Promise<Rated[]> {
  const rated: Rated[] = [];
  for (const row of readCsv(path.join(data, 'ads', 'complexity.csv'))) {
    if (row.get('category') !== category) continue;
    const name = row.get('file') ?? '';
    const bytes = readFileSync(path.join(data, 'ads', name));
    const { artifacts, failures } = await measure({ bytes, fileName: path.basename(name) });
    if (!artifacts.clutter) throw new Error(`${name}: ${failures.clutter ?? 'clutter was not measured'}`);
    rated.push({
      rating: Number(row.get('complexity')),
      clutter: artifacts.clutter,
      jpegBytes: await jpegBytes(bytes),
    });
  }
  return rated;
}

/** Bytes per pixel at 512 pixels wide and quality 80, the size that the reference data states its baseline at. */
async function jpegBytes(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: 512 })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return data.length / (info.width * info.height);
}
