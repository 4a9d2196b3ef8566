import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DRAWN } from '../drawn/rendered-rows.ts';
import { keptFile } from '../data/kept-file.ts';
import type { SetName } from '../elements/sets.ts';
import { hash } from '../statistics/hash.ts';
import { type MeasuredPicture, measuredOnce } from './measured.ts';
import type { Rated } from './rated.ts';

/** Of each set so many creatives, chosen by their names. None of the real ads: stability is judged by them. */
const COUNTS: Readonly<Partial<Record<SetName, number>>> = { banners: 80, drawn: 60, mockups: 130 };

/** A creative as it is when somebody has saved it again. */
export interface Resaved extends MeasuredPicture {
  /** Its place among the creatives. */
  readonly of: number;
}

/** A share between two bounds, by some bits of the hash of a name. */
const within = (from: number, to: number, name: number, bits: number): number =>
  from + (to - from) * (((name >>> bits) % 97) / 96);

const MOST_CROPPED = 0.02;

/** Cropped by a hair on every side; made smaller and saved as a JPEG. */
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

/** Some of the creatives saved again in two ways; what was measured of them is kept. */
export async function resavedCreatives(
  items: readonly Rated[],
  data: string,
  cache: string,
): Promise<Resaved[]> {
  const chosen = Object.entries(COUNTS).flatMap(([set, count]) =>
    [...items.entries()]
      .filter(([, item]) => item.set === set)
      .toSorted(([, a], [, b]) => hash(a.file) - hash(b.file))
      .slice(0, count),
  );
  const resaved: Resaved[] = [];
  for (const [of, { set, file }] of chosen) {
    for (const [at, change] of CHANGES.entries()) {
      const kept = keptFile(cache, `${set}_${file}`, `.resaved-${at}.json`);
      const again = (): Promise<Buffer> =>
        change(readFileSync(path.join(set === 'banners' ? data : DRAWN, set, file)), hash(file));
      resaved.push({ of, ...(await measuredOnce(kept, path.basename(file), again)) });
    }
  }
  return resaved;
}
