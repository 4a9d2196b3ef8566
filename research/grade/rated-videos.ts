import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gatherVideo } from '../../packages/engine/src/gatherers/index.ts';
import { isVideo, sniffType } from '../../packages/engine/src/gatherers/picture/index.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { readTable } from '../elements/table.ts';

/** A video ad with what readers gave it, overall and by quality, each 0..100. */
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

/** All rated videos of a data folder. @param cache where measurements are kept, since they take minutes */
export async function ratedVideos(data: string, cache: string): Promise<RatedVideo[]> {
  mkdirSync(cache, { recursive: true });
  const rows = readTable(readFileSync(path.join(data, 'video-ads', 'videos.csv'), 'utf8'));
  const all: RatedVideo[] = [];
  for (const row of rows) {
    const file = row['file']!;
    const kept = path.join(cache, `videos_${path.basename(file)}.json`);
    if (!existsSync(kept))
      writeFileSync(kept, JSON.stringify(await measured(path.join(data, 'video-ads', file))));
    const given = QUALITIES.map((name) => [name, 10 * Number(row[`r_${name}`])] as const);
    all.push({
      file,
      ratings: Object.fromEntries([['overall', Number(row['r_overall'])] as const, ...given]),
      gathered: JSON.parse(readFileSync(kept, 'utf8')),
    });
  }
  return all;
}

async function measured(file: string): Promise<Gathered> {
  const creative = { bytes: readFileSync(file), fileName: path.basename(file) };
  const type = sniffType(creative.bytes);
  if (!isVideo(type)) throw new Error(`${file} is no video.`);
  return (await gatherVideo(creative, type, () => {})).gathered;
}
