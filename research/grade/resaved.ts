import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { RENDERED_FOLDER } from '../drawn/rendered-rows.ts';
import type { SetName } from '../elements/sets.ts';
import { hash } from '../statistics/hash.ts';
import type { MeasuredPicture } from './measured.ts';
import type { RatedCreative } from './rated.ts';
import { understoodPictures } from './understood-cache.ts';

/** Number of creatives per set, chosen by a hash of their names. Real ads are excluded because they serve to judge stability. */
const COUNTS: Readonly<Partial<Record<SetName, number>>> = { banners: 80, drawn: 60, mockups: 130 };

/** A copy of a creative as a user might re-save it. */
export interface Resaved extends MeasuredPicture {
  /** Index of the original among the creatives. */
  readonly of: number;
}

/** A value between two bounds, derived from some bits of the hash of a name. */
const within = (from: number, to: number, name: number, bits: number): number =>
  from + (to - from) * (((name >>> bits) % 97) / 96);

const MOST_CROPPED = 0.02;

/** Cropped slightly on every side; downscaled and saved as a JPEG. */
const CHANGES = [
  async (bytes: Buffer, name: number): Promise<Buffer> => {
    const { width, height } = await sharp(bytes).metadata();
    const [left, right] = [1, 3].map((bits) => Math.round(width * within(0, MOST_CROPPED, name, bits)));
    const [top, bottom] = [5, 7].map((bits) => Math.round(height * within(0, MOST_CROPPED, name, bits)));
    const inside = {
      left: left!,
      top: top!,
      width: width - left! - right!,
      height: height - top! - bottom!,
    };
    return sharp(bytes).keepIccProfile().extract(inside).jpeg({ quality: 95 }).toBuffer();
  },
  async (bytes: Buffer, name: number): Promise<Buffer> => {
    const { width } = await sharp(bytes).metadata();
    return sharp(bytes)
      .keepIccProfile()
      .resize({ width: Math.round(width * within(0.6, 0.92, name, 9)) })
      .jpeg({ quality: Math.round(within(75, 95, name, 11)) })
      .toBuffer();
  },
];

/** Re-saves some of the creatives in two ways and measures the copies as the creatives were, with a cache. */
export async function resavedCreatives(
  items: readonly RatedCreative[],
  data: string,
  cache: string,
): Promise<Resaved[]> {
  const chosen = Object.entries(COUNTS).flatMap(([set, count]) =>
    [...items.entries()]
      .filter(([, item]) => item.set === set)
      .toSorted(([, a], [, b]) => hash(a.file) - hash(b.file))
      .slice(0, count),
  );
  const understood = understoodPictures(cache);
  const resaved: Resaved[] = [];
  for (const [of, { set, file }] of chosen) {
    const source = readFileSync(path.join(set === 'banners' ? data : RENDERED_FOLDER, set, file));
    for (const [at, change] of CHANGES.entries()) {
      const name = `${set}_${file}.resaved-${at}`;
      const copy = { fileName: path.basename(file), source, bytes: () => change(source, hash(file)) };
      resaved.push({ of, ...(await understood({ measured: name, scene: name }, copy)) });
    }
  }
  return resaved;
}
