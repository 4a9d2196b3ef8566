import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWN } from '../drawn/drawn-banners.ts';
import { readTable } from '../elements/table.ts';

/**
 * Ads that were drawn one by one in the manner of real ones (magazine pages, posters, flyers, packs, social posts), with what they
 * say and what readers gave them: two blind readings, one as a performance marketer and one as a brand director, by a
 * vision-language model, not by people. Their columns are those of `research/drawn`.
 * @throws where they are not rendered yet
 */
export function mockups(): readonly Readonly<Record<string, string>>[] {
  const rows = readTable(readFileSync(path.join(import.meta.dirname, 'ratings.csv'), 'utf8'));
  const missing = rows.find(({ file }) => !existsSync(path.join(DRAWN, 'mockups', file!)));
  if (missing) throw new Error(`There is no ${missing['file']}: run npm run render:mockups first.`);
  return rows;
}
