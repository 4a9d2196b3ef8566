import path from 'node:path';
import { renderedRows } from '../drawn/rendered-rows.ts';

/**
 * Ads drawn one by one in the manner of real ones (magazine pages, posters, flyers, packs, social posts), with their texts and
 * ratings. Two blind readings, one as a performance marketer and one as a brand director, by a vision-language model, not by
 * people. The columns are those of `research/drawn`.
 * @throws when they are not rendered yet
 */
export const mockups = (): ReturnType<typeof renderedRows> =>
  renderedRows(path.join(import.meta.dirname, 'ratings.csv'), 'mockups', 'render:mockups');
