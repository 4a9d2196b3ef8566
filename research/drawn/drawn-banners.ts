import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/command.ts';
import { readTable } from '../elements/table.ts';

/** Where `drawn/images` and `mockups` lie once they are drawn; not in version control. */
export const DRAWN = path.join(ROOT, '.cache');

/**
 * Banners of twenty layout families that were drawn to be rated, with what they say and what readers gave them: two blind
 * readings, one as a performance marketer and one as a brand director, by a vision-language model, not by people (Spearman of
 * the overall ratings .99). @throws where they are not drawn yet
 */
export function drawnBanners(): readonly Readonly<Record<string, string>>[] {
  const rows = readTable(readFileSync(path.join(import.meta.dirname, 'ratings.csv'), 'utf8'));
  const missing = rows.find(({ file }) => !existsSync(path.join(DRAWN, 'drawn', file!)));
  if (missing) throw new Error(`There is no ${missing['file']}: draw the banners first, as draw.ts says.`);
  return rows;
}
