import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnBanners } from '../drawn/drawn-banners.ts';
import { RENDERED_FOLDER } from '../drawn/rendered-rows.ts';
import { understoodCache } from './understood-cache.ts';
import { SETS, type SetName } from '../elements/sets.ts';
import { readTable } from '../elements/table.ts';
import { mockups } from '../mockups/mockups.ts';
import type { MeasuredPicture } from './measured.ts';

/** A creative with its ratings by readers. */
export interface RatedCreative extends MeasuredPicture {
  readonly file: string;
  readonly set: SetName;
  /** Held out as a unit: a layout family of banners, an eighth of the ads, or a sitting of mockups. */
  readonly fold: string;
  /** Overall and qualities by name, each 0..100. Qualities that readers were not asked about are missing. */
  readonly ratings: Readonly<Record<string, number>>;
}

const AD_FOLDS = 8;
const OF_ADS = [
  'attention',
  'clarity',
  'hierarchy',
  'readability',
  'brand',
  'design',
  'emotion',
  'persuasion',
];
const OF_MOCKUPS = [...OF_ADS, 'cta'];
const OF_BANNERS = ['clarity', 'hierarchy', 'readability', 'brand', 'cta', 'design', 'emotion', 'persuasion'];

/**
 * Rated ads and banners of a data folder, the banners of research/drawn and the mockups.
 * @param cache folder for measurements, which take minutes
 * @param sets defaults to all
 */
export async function ratedCreatives(
  data: string,
  cache: string,
  sets: readonly SetName[] = SETS,
): Promise<RatedCreative[]> {
  const measure = understoodCache(data, cache, { own: false });
  const measureRendered = understoodCache(RENDERED_FOLDER, cache, { own: true });
  const ads = readTable(readFileSync(path.join(data, 'ads', 'ratings.csv'), 'utf8'));
  const banners = readTable(readFileSync(path.join(data, 'banners', 'banners.csv'), 'utf8'));
  const all: RatedCreative[] = [];
  for (const [at, row] of (sets.includes('ads') ? ads : []).entries()) {
    const file = row['file']!;
    const ratings = named(row, '', OF_ADS);
    all.push({ file, set: 'ads', fold: `ads ${at % AD_FOLDS}`, ratings, ...(await measure('ads', file)) });
  }
  for (const row of sets.includes('banners') ? banners : []) {
    const file = row['file']!;
    const ratings = named(row, 'r_', OF_BANNERS);
    all.push({ file, set: 'banners', fold: row['family']!, ratings, ...(await measure('banners', file)) });
  }
  const ours = [
    ['drawn', drawnBanners(), OF_BANNERS],
    ['mockups', mockups(), OF_MOCKUPS],
  ] as const;
  for (const [set, rows, asked] of ours.filter(([name]) => sets.includes(name)))
    for (const row of rows) {
      const file = row['file']!;
      const ratings = named(row, 'r_', asked);
      all.push({
        file,
        set,
        fold: `${set} ${row['family']!}`,
        ratings,
        ...(await measureRendered(set, file)),
      });
    }
  return all;
}

/** Converts a row to 0..100. In the table, qualities are 0 to 10 and overall is 0 to 100. */
function named(row: Readonly<Record<string, string>>, before: string, names: readonly string[]) {
  const asked = names.map((name) => [name, 10 * Number(row[`${before}${name}`])] as const);
  return Object.fromEntries([['overall', Number(row[`${before}overall`])] as const, ...asked]);
}
