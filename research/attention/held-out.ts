import path from 'node:path';
import type { Plane } from '../../packages/engine/src/gatherers/frame/index.ts';
import type { Measure } from '../data/measurement-cache.ts';
import { fitWeights, modelOf, type Prepared, prepare } from './fit.ts';
import { readGazePictures } from './pictures.ts';
import { predictedBy, readSample, type Sample } from './samples.ts';

export const FOLDS = 5;

/** All pictures with recorded gaze, measured and prepared for the fit. */
export interface GazeDataSet {
  readonly samples: readonly Sample[];
  readonly prepared: Prepared;
}

/** @param data folder with the reference data @throws when the network is not installed */
export async function readGazeDataSet(data: string, measure: Measure): Promise<GazeDataSet> {
  const samples: Sample[] = [];
  for (const picture of readGazePictures(path.join(data, 'gaze')))
    samples.push(await readSample(picture, measure));
  return { samples, prepared: await prepare(samples) };
}

const namesOf = (samples: readonly Sample[]): string[] => samples.map(({ picture }) => picture.name);

const isPhoto = ({ picture }: Sample): boolean => picture.set === 'osie';

/** Weights fitted on the photos alone. Fits that also use designs start here, which takes fewer iterations. */
export const photoWeights = ({ samples, prepared }: GazeDataSet): Float64Array =>
  fitWeights(prepared, namesOf(samples.filter(isPhoto)));

/**
 * Maps by picture name, each from weights fitted without that picture. OSIE photos are held out in five folds, all other
 * pictures one at a time.
 */
export function heldOutMaps(set: GazeDataSet, byPhotos = photoWeights(set)): ReadonlyMap<string, Plane> {
  const { samples, prepared } = set;
  const photos = samples.filter(isPhoto);
  const maps = new Map<string, Plane>();
  const judge = (left: readonly Sample[], start?: Float64Array): void => {
    const weights = fitWeights(prepared, namesOf(samples.filter((sample) => !left.includes(sample))), start);
    const model = modelOf(prepared, weights);
    for (const sample of left) maps.set(sample.picture.name, predictedBy(model, sample));
  };
  for (let fold = 0; fold < FOLDS; fold++) judge(photos.filter((_, at) => at % FOLDS === fold));
  for (const sample of samples) if (!isPhoto(sample)) judge([sample], byPhotos);
  return maps;
}
