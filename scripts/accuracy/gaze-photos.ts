import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccuracyFigure } from '../../packages/contract/src/accuracy.ts';
import { bootstrap, meanOf } from './bootstrap.ts';
import { centreBias, predictedMap } from './gaze-maps.ts';
import {
  areaUnderCurve,
  correlation,
  density,
  type Grid,
  normalisedScanpath,
  type Point,
} from './gaze-metrics.ts';
import type { Bench, MeasureSubject } from './subject.ts';

/** OSIE's photos are 800 x 600; two pixels a cell change no figure in its second decimal and take a quarter of the time. */
const PIXELS_A_CELL = 2;
const WIDTH = 800 / PIXELS_A_CELL;
const HEIGHT = 600 / PIXELS_A_CELL;
const SIGMA = 24 / PIXELS_A_CELL;

/** One person's fixations on one photo: x, y, milliseconds. */
type Scanpath = readonly (readonly [number, number, number])[];

interface Scores {
  readonly correlation: number;
  readonly scanpath: number;
  readonly area: number;
}

interface Photo {
  readonly engine: Scores;
  readonly centre: Scores;
  readonly people: Scores;
}

export const measureGazePhotos: MeasureSubject = async (bench) => {
  const photos = await readPhotos(bench);
  return {
    id: 'gaze-photos',
    title: 'Where people look on photos',
    meaning:
      'The attention map beside where 15 people looked in three seconds. No map can do much better than the people themselves: half of them about the other half.',
    data: 'OSIE (Xu et al. 2014, MIT): eye tracking of 15 people on photos of 800 x 600, the first fixation of each person dropped; density with a Gaussian of 24 pixels.',
    doesNotShow:
      'People looked freely at everyday photos. It does not show where one of your customers looks, nor that a look becomes a sale.',
    figures: FIGURES.map(({ pick, ...rest }) => figure(photos, pick, rest)),
  };
};

const FIGURES = [
  {
    id: 'photos-cc',
    name: 'Correlation with the map of looks',
    from: 0,
    to: 1,
    pick: (scores: Scores) => scores.correlation,
  },
  {
    id: 'photos-nss',
    name: 'Strength of the map at the looks (NSS)',
    from: 0,
    to: 4,
    pick: (scores: Scores) => scores.scanpath,
  },
  {
    id: 'photos-auc',
    name: 'A looked-at place ranks above another (AUC-Judd)',
    from: 0.5,
    to: 1,
    pick: (scores: Scores) => scores.area,
  },
];

function figure(
  photos: readonly Photo[],
  pick: (scores: Scores) => number,
  rest: { id: string; name: string; from: number; to: number },
): AccuracyFigure {
  const over = (drawn: readonly number[], of: (photo: Photo) => number) =>
    meanOf(drawn.map((index) => of(photos[index]!)));
  const every = [...photos.keys()];
  return {
    ...rest,
    unit: '',
    decimals: 2,
    higherIsBetter: true,
    ...bootstrap(photos.length, (drawn) => over(drawn, ({ engine }) => pick(engine))),
    n: photos.length,
    items: 'photos',
    split: 'the weights of the map were fitted on 62 of these photos',
    baselines: [
      {
        name: 'people look at the middle',
        value: over(every, ({ centre }) => pick(centre)),
        gain: bootstrap(photos.length, (drawn) =>
          over(drawn, ({ engine, centre }) => pick(engine) - pick(centre)),
        ),
      },
    ],
    references: [
      {
        name: 'half of the people about the other half',
        value: over(every, ({ people }) => pick(people)),
        source: 'the same photos; 7 people predict 8',
      },
    ],
  };
}

async function readPhotos({ data, measure }: Bench): Promise<Photo[]> {
  const folder = path.join(data, 'gaze', 'osie');
  const recorded: Record<string, Scanpath[]> = JSON.parse(
    readFileSync(path.join(folder, 'fixations.json'), 'utf8'),
  );
  const centre = centreBias(WIDTH, HEIGHT);
  const photos: Photo[] = [];
  for (const [name, people] of Object.entries(recorded)) {
    const gathered = await measure({ bytes: readFileSync(path.join(folder, name)), fileName: name });
    const half = Math.floor(people.length / 2);
    const [some, others] = [people.slice(0, half), people.slice(half)].map(looks);
    photos.push({
      engine: against(looks(people), predictedMap(gathered, WIDTH, HEIGHT)),
      centre: against(looks(people), centre),
      people: against(others ?? [], mapOf(some ?? [])),
    });
  }
  return photos;
}

/** Cells looked at; the first fixation is where the cross stood before the photo came. */
const looks = (people: readonly Scanpath[]): Point[] =>
  people
    .flatMap((path) => path.slice(1))
    .map(([x, y]) => ({ x: x / PIXELS_A_CELL, y: y / PIXELS_A_CELL }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT);

const mapOf = (points: readonly Point[]): Grid => density(points, WIDTH, HEIGHT, SIGMA);

const against = (points: readonly Point[], map: Grid): Scores => ({
  correlation: correlation(map, mapOf(points)),
  scanpath: normalisedScanpath(map, points),
  area: areaUnderCurve(map, points),
});
