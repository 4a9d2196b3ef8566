import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { density, type Grid, type Point } from '../accuracy/gaze/gaze-metrics.ts';

/** A picture that people looked at, and where they looked. */
export interface LookedAt {
  readonly set: 'osie' | 'fiwi' | 'ueyes' | 'mit1003';
  readonly file: string;
  /** 'osie/1024.jpg' */
  readonly name: string;
  /** Where people looked, on a grid of any size. */
  looks(width: number, height: number): Promise<Grid>;
}

/** One person's fixations on one photo: x, y, milliseconds. */
type Scanpath = readonly (readonly [number, number, number])[];

/** OSIE's photos, and the deviation of a look on them, in pixels. */
const OSIE = { width: 800, height: 600, sigma: 24 };

/** @param folder the data set's `gaze`: OSIE, then FiWI, UEyes and MIT1003 */
export function readLookedAt(folder: string): readonly LookedAt[] {
  const recorded = readFixations(folder);
  const photos = Object.entries(recorded).map(([file, people]): LookedAt => ({
    set: 'osie',
    file: path.join(folder, 'osie', file),
    name: `osie/${file}`,
    looks: async (width, height) =>
      density(fixations(people, width, height), width, height, (OSIE.sigma * width) / OSIE.width),
  }));
  const designs = (['fiwi', 'ueyes', 'mit1003'] as const).flatMap((set) => {
    const images = path.join(folder, 'design', set, 'images');
    const maps = path.join(folder, 'design', set, 'maps');
    return readdirSync(images)
      .toSorted()
      .map((file): LookedAt => ({
        set,
        file: path.join(images, file),
        name: `${set}/${file}`,
        looks: (width, height) => readMap(mapOf(maps, file), width, height),
      }));
  });
  return [...photos, ...designs];
}

export const readFixations = (folder: string): Readonly<Record<string, readonly Scanpath[]>> =>
  JSON.parse(readFileSync(path.join(folder, 'osie', 'fixations.json'), 'utf8'));

/** Places looked at on a grid; the first fixation is where the cross stood before the photo came. */
export const fixations = (people: readonly Scanpath[], width: number, height: number): Point[] =>
  people
    .flatMap((own) => own.slice(1))
    .map(([x, y]) => ({ x: (x * width) / OSIE.width, y: (y * height) / OSIE.height }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);

/** The map of a picture may be of another format. */
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
