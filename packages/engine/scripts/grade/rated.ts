import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formLayers } from '../../src/gatherers/clutter/index.ts';
import { gatherDecoded } from '../../src/gatherers/index.ts';
import { cellsOf, encodeWeights, poolLayers, regionsOf } from '../../src/gatherers/impression/index.ts';
import { decodeImage } from '../../src/gatherers/picture/index.ts';
import { lookAt } from '../../src/gatherers/things/index.ts';
import type { Gathered } from '../../src/run-audit.ts';
import { readTable } from '../elements/table.ts';

/** A creative with what readers gave it. */
export interface Rated {
  readonly file: string;
  readonly set: 'ads' | 'banners';
  /** Layout family of a banner; an eighth of the ads. What is in one fold is fitted and judged together. */
  readonly fold: string;
  /** Overall and qualities by name, each 0..100; those that were not asked are missing. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly gathered: Gathered;
  /** What the networks' layers hold, pooled. */
  readonly pooled: Float32Array;
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
const OF_BANNERS = ['clarity', 'hierarchy', 'readability', 'brand', 'cta', 'design', 'emotion', 'persuasion'];

/** All rated ads and banners of a data folder. @param cache where measurements are kept, since they take minutes */
export async function ratedCreatives(data: string, cache: string): Promise<Rated[]> {
  mkdirSync(cache, { recursive: true });
  const ads = readTable(readFileSync(path.join(data, 'ads', 'ratings.csv'), 'utf8'));
  const banners = readTable(readFileSync(path.join(data, 'banners', 'banners.csv'), 'utf8'));
  const all: Rated[] = [];
  for (const [at, row] of ads.entries()) {
    const file = row['file']!;
    const ratings = named(row, '', OF_ADS);
    all.push({ file, set: 'ads', fold: `ads ${at % AD_FOLDS}`, ratings, ...(await measure('ads', file)) });
  }
  for (const row of banners) {
    const file = row['file']!;
    const ratings = named(row, 'r_', OF_BANNERS);
    all.push({ file, set: 'banners', fold: row['family']!, ratings, ...(await measure('banners', file)) });
  }
  return all;

  async function measure(set: string, file: string): Promise<Pick<Rated, 'gathered' | 'pooled'>> {
    const kept = path.join(cache, `${set}_${file.replaceAll('/', '_')}.json`);
    if (!existsSync(kept)) writeFileSync(kept, JSON.stringify(await measured(path.join(data, set, file))));
    const { gathered, pooled } = JSON.parse(readFileSync(kept, 'utf8'));
    return { gathered, pooled: new Float32Array(new Uint8Array(Buffer.from(pooled, 'base64')).buffer) };
  }
}

/** Qualities are asked from 0 to 10, overall from 0 to 100. */
function named(row: Readonly<Record<string, string>>, before: string, names: readonly string[]) {
  const asked = names.map((name) => [name, 10 * Number(row[`${before}${name}`])] as const);
  return Object.fromEntries([['overall', Number(row[`${before}overall`])] as const, ...asked]);
}

async function measured(file: string): Promise<{ gathered: Gathered; pooled: string }> {
  const creative = { bytes: readFileSync(file), fileName: path.basename(file) };
  const decoded = await decodeImage(creative);
  const gathered = await gatherDecoded(creative, decoded, () => {});
  const sight = await lookAt(decoded.frame);
  if (!sight.ok) throw new Error(sight.reason);
  const layers = [...(await formLayers(decoded.frame)), ...sight.value.layers];
  return {
    gathered,
    pooled: encodeWeights(poolLayers(layers, cellsOf(layers, regionsOf(gathered.artifacts.text ?? [])))),
  };
}
