import path from 'node:path';
import sharp from 'sharp';
import type { AccuracyFigure } from '../../../packages/contract/src/accuracy.ts';
import { type GazePicture, readGazePictures } from '../../attention/pictures.ts';
import { bootstrap, meanOf } from '../../statistics/bootstrap.ts';
import { centerBias, heldOutOf, type HeldOutMaps, predictedMap } from './gaze-maps.ts';
import { correlation } from './gaze-metrics.ts';
import type { Findings, MeasureSubject } from '../subject.ts';

/** Width of the grid on which maps are compared. Gaze maps are blurred by a degree or more, so finer is useless. */
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

export const measureGazeDesigns: MeasureSubject = async (bench) =>
  gazeOnDesigns(bench.data, await heldOutOf(bench));

/** @param data folder with the reference data */
export async function gazeOnDesigns(data: string, maps: HeldOutMaps): Promise<Findings> {
  const pictures = readGazePictures(path.join(data, 'gaze'));
  const figures: AccuracyFigure[] = [];
  for (const { folder, ...rest } of SETS) {
    const own = pictures.filter((picture) => picture.set === folder);
    figures.push(await figure(own, maps, rest));
  }
  return {
    id: 'gaze-designs',
    data: 'FiWI (Shen, Zhao 2014) web pages and UEyes (Jiang et al. 2023) posters and user interfaces: maps of where people looked.',
    figures,
  };
}

async function figure(
  pictures: readonly GazePicture[],
  maps: HeldOutMaps,
  { references, ...rest }: Omit<(typeof SETS)[number], 'folder'>,
): Promise<AccuracyFigure> {
  const pages = await readPages(pictures, maps);
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
    split: 'each is predicted by weights fitted without it',
    baselines: [
      {
        name: 'everyone looks at the center',
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

async function readPages(pictures: readonly GazePicture[], maps: HeldOutMaps): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { file, name, gazeDensity } of pictures) {
    const { width, height } = await sharp(file).metadata();
    const [columns, rows] = [WIDTH, Math.max(1, Math.round((WIDTH * height) / width))];
    const people = await gazeDensity(columns, rows);
    pages.push({
      engine: correlation(predictedMap(maps, name, columns, rows), people),
      centre: correlation(centerBias(columns, rows), people),
    });
  }
  return pages;
}
