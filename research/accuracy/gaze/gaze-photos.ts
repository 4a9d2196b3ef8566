import path from 'node:path';
import type { AccuracyFigure } from '../../../packages/contract/src/accuracy.ts';
import { FOLDS } from '../../attention/held-out.ts';
import { fixations, readFixations } from '../../attention/pictures.ts';
import { bootstrap, meanOf } from '../../statistics/bootstrap.ts';
import { centerBias, heldOutOf, type HeldOutMaps, predictedMap } from './gaze-maps.ts';
import {
  areaUnderCurve,
  correlation,
  density,
  type Grid,
  normalizedScanpath,
  type Point,
} from './gaze-metrics.ts';
import type { Findings, MeasureSubject } from '../subject.ts';

/** OSIE photos are 800 x 600. Two pixels per cell leave every figure unchanged to two decimals and take a quarter of the time. */
const PIXELS_A_CELL = 2;
const WIDTH = 800 / PIXELS_A_CELL;
const HEIGHT = 600 / PIXELS_A_CELL;
const SIGMA = 24 / PIXELS_A_CELL;

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

export const measureGazePhotos: MeasureSubject = async (bench) =>
  gazeOnPhotos(bench.data, await heldOutOf(bench));

/** @param data folder with the reference data */
export function gazeOnPhotos(data: string, maps: HeldOutMaps): Findings {
  const photos = readPhotos(data, maps);
  return {
    id: 'gaze-photos',
    data: 'OSIE (Xu et al. 2014, MIT): eye tracking of 15 people on photos of 800 x 600, the first fixation of each person dropped; density with a Gaussian of 24 pixels.',
    figures: FIGURES.map(({ pick, ...rest }) => figure(photos, pick, rest)),
  };
}

const FIGURES = [
  {
    id: 'photos-cc',
    name: 'Correlation with the map of where people looked',
    from: 0,
    to: 1,
    pick: (scores: Scores) => scores.correlation,
  },
  {
    id: 'photos-nss',
    name: 'Map strength where people looked (NSS)',
    from: 0,
    to: 4,
    pick: (scores: Scores) => scores.scanpath,
  },
  {
    id: 'photos-auc',
    name: 'Looked-at spots ranked above others (AUC-Judd)',
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
    split: `${FOLDS} folds: each photo is predicted by weights fitted without it`,
    baselines: [
      {
        name: 'everyone looks at the center',
        value: over(every, ({ centre }) => pick(centre)),
        gain: bootstrap(photos.length, (drawn) =>
          over(drawn, ({ engine, centre }) => pick(engine) - pick(centre)),
        ),
      },
    ],
    references: [
      {
        name: 'half of the people predicting the other half',
        value: over(every, ({ people }) => pick(people)),
        source: 'the same photos; 7 people predict 8',
      },
    ],
  };
}

function readPhotos(data: string, maps: HeldOutMaps): Photo[] {
  const center = centerBias(WIDTH, HEIGHT);
  return Object.entries(readFixations(path.join(data, 'gaze'))).map(([file, people]) => {
    const half = Math.floor(people.length / 2);
    const looks = (some: typeof people) => fixations(some, WIDTH, HEIGHT);
    return {
      engine: against(looks(people), predictedMap(maps, `osie/${file}`, WIDTH, HEIGHT)),
      centre: against(looks(people), center),
      people: against(looks(people.slice(half)), mapOf(looks(people.slice(0, half)))),
    };
  });
}

const mapOf = (points: readonly Point[]): Grid => density(points, WIDTH, HEIGHT, SIGMA);

const against = (points: readonly Point[], map: Grid): Scores => ({
  correlation: correlation(map, mapOf(points)),
  scanpath: normalizedScanpath(map, points),
  area: areaUnderCurve(map, points),
});
