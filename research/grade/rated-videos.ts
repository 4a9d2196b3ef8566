import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { MEASUREMENTS, measurementCache } from '../data/measurement-cache.ts';
import { readTable } from '../elements/table.ts';

/** A video ad with readers' ratings, overall and by quality, each 0..100. */
export interface RatedVideo {
  readonly file: string;
  readonly ratings: Readonly<Record<string, number>>;
  readonly gathered: Gathered;
}

const QUALITIES = [
  'hook',
  'clarity',
  'readability',
  'brand',
  'cta',
  'pacing',
  'design',
  'emotion',
  'persuasion',
  'soundOff',
];

/** All rated videos of a data folder. Measurements are cached. */
export async function ratedVideos(data: string): Promise<RatedVideo[]> {
  const measure = measurementCache(MEASUREMENTS);
  const rows = readTable(readFileSync(path.join(data, 'video-ads', 'videos.csv'), 'utf8'));
  const all: RatedVideo[] = [];
  for (const row of rows) {
    const file = row['file']!;
    const bytes = readFileSync(path.join(data, 'video-ads', file));
    const given = QUALITIES.map((name) => [name, 10 * Number(row[`r_${name}`])] as const);
    all.push({
      file,
      ratings: Object.fromEntries([['overall', Number(row['r_overall'])] as const, ...given]),
      gathered: await measure({ bytes, fileName: path.basename(file) }),
    });
  }
  return all;
}
