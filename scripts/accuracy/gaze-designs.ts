import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { bootstrap, meanOf } from './bootstrap.ts';
import { centreBias, predictedMap } from './gaze-maps.ts';
import { correlation, type Grid } from './gaze-metrics.ts';
import type { Bench, MeasureSubject } from './subject.ts';

/** Width of the grid that maps are compared on; a map of looks is a blur of a degree or more. */
const WIDTH = 400;

const SETS = [
  {
    folder: 'fiwi',
    id: 'pages-cc',
    name: 'Correlation on web pages',
    items: 'web pages (FiWI)',
    references: [
      { name: 'Itti, Koch, Niebur', value: 0.22 },
      { name: 'SALICON', value: 0.44 },
      { name: 'DeepGaze II', value: 0.48 },
      { name: 'a network trained on designs', value: 0.49 },
    ],
  },
  {
    folder: 'ueyes',
    id: 'posters-cc',
    name: 'Correlation on posters and screens',
    items: 'posters and screens (UEyes)',
    references: [],
  },
];

export const measureGazeDesigns: MeasureSubject = async (bench) => {
  const figures: AccuracyFigure[] = [];
  for (const set of SETS) figures.push(await figure(bench, set));
  return {
    id: 'gaze-designs',
    title: 'Where people look on designs',
    meaning:
      'The attention map beside where people looked on laid-out pages and posters, which are read and not only seen.',
    data: 'FiWI (Shen, Zhao 2014) web pages and UEyes (Jiang et al. 2023) posters and user interfaces: maps of where people looked.',
    doesNotShow: 'A handful of pages, and none of them an ad. The interval is wide for that reason.',
    figures,
  };
};

async function figure(
  bench: Bench,
  { folder, references, ...rest }: (typeof SETS)[number],
): Promise<AccuracyFigure> {
  const pages = await readPages(bench, path.join(bench.data, 'gaze', 'design', folder));
  const mean = (drawn: readonly number[], of: (page: Page) => number) =>
    meanOf(drawn.map((index) => of(pages[index]!)));
  return {
    ...rest,
    unit: '',
    decimals: 2,
    higherIsBetter: true,
    from: 0,
    to: 1,
    ...bootstrap(pages.length, (drawn) => mean(drawn, ({ engine }) => engine)),
    n: pages.length,
    split: 'these pages were among those that the weights of the map were fitted on',
    baselines: [
      {
        name: 'people look at the middle',
        value: mean([...pages.keys()], ({ centre }) => centre),
        gain: bootstrap(pages.length, (drawn) => mean(drawn, ({ engine, centre }) => engine - centre)),
      },
    ],
    references: references.map((each) => ({ ...each, source: 'published for the FiWI set' })),
  };
}

interface Page {
  readonly engine: number;
  readonly centre: number;
}

async function readPages({ measure }: Bench, folder: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const name of readdirSync(path.join(folder, 'images')).toSorted()) {
    const gathered = await measure({
      bytes: readFileSync(path.join(folder, 'images', name)),
      fileName: name,
    });
    const people = await readMap(path.join(folder, 'maps', name));
    const { width, height } = people;
    pages.push({
      engine: correlation(predictedMap(gathered, width, height), people),
      centre: correlation(centreBias(width, height), people),
    });
  }
  return pages;
}

async function readMap(file: string): Promise<Grid> {
  const { data, info } = await sharp(file)
    .resize({ width: WIDTH })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: Float64Array.from({ length: info.width * info.height }, (_, i) => data[i * info.channels] ?? 0),
  };
}
