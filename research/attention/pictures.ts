import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { density, type Grid, type Point } from '../accuracy/gaze/gaze-metrics.ts';

/** A picture with recorded gaze. */
export interface GazePicture {
  readonly set: 'osie' | 'fiwi' | 'ueyes' | 'mit1003';
  readonly file: string;
  /** For example 'osie/1024.jpg'. */
  readonly name: string;
  /** Gaze density, on a grid of any size. */
  gazeDensity(width: number, height: number): Promise<Grid>;
}

/** One person's fixations on one photo: x, y, milliseconds. */
type Scanpath = readonly (readonly [number, number, number])[];

/** Size of the OSIE photos and sigma of the gaze blur, in pixels. */
const OSIE = { width: 800, height: 600, sigma: 24 };

/** @param folder the `gaze` folder of the data set. Returns OSIE, then FiWI, UEyes and MIT1003. */
export function readGazePictures(folder: string): readonly GazePicture[] {
  const recorded = readFixations(folder);
  const photos = Object.entries(recorded).map(([file, people]): GazePicture => ({
    set: 'osie',
    file: path.join(folder, 'osie', file),
    name: `osie/${file}`,
    gazeDensity: async (width, height) =>
      density(fixations(people, width, height), width, height, (OSIE.sigma * width) / OSIE.width),
  }));
  const designs = (['fiwi', 'ueyes', 'mit1003'] as const).flatMap((set) => {
    const images = path.join(folder, 'design', set, 'images');
    const maps = path.join(folder, 'design', set, 'maps');
    return readdirSync(images)
      .toSorted()
      .map((file): GazePicture => ({
        set,
        file: path.join(images, file),
        name: `${set}/${file}`,
        gazeDensity: (width, height) => readMap(mapOf(maps, file), width, height),
      }));
  });
  return [...photos, ...designs];
}

export const readFixations = (folder: string): Readonly<Record<string, readonly Scanpath[]>> =>
  JSON.parse(readFileSync(path.join(folder, 'osie', 'fixations.json'), 'utf8'));

/** Fixations in grid cells. Drops each person's first one, which is where the fixation cross was before the photo appeared. */
export const fixations = (people: readonly Scanpath[], width: number, height: number): Point[] =>
  people
    .flatMap((own) => own.slice(1))
    .map(([x, y]) => ({ x: (x * width) / OSIE.width, y: (y * height) / OSIE.height }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);

/** Finds the map by name, because its file extension may differ from the image's. */
function mapOf(folder: string, image: string): string {
  const { name } = path.parse(image);
  const file = readdirSync(folder).find((each) => path.parse(each).name === name);
  if (!file) throw new Error(`There is no map of looks for ${image} in ${folder}.`);
  return path.join(folder, file);
}

async function readMap(file: string, width: number, height: number): Promise<Grid> {
  const { data, info } = await sharp(file)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    data: Float64Array.from({ length: width * height }, (_, i) => data[i * info.channels] ?? 0),
  };
}
