import path from 'node:path';
import { renderedRows } from '../drawn/rendered-rows.ts';

/**
 * Ads that were drawn one by one in the manner of real ones (magazine pages, posters, flyers, packs, social posts), with what they
 * say and what readers gave them: two blind readings, one as a performance marketer and one as a brand director, by a
 * vision-language model, not by people. Their columns are those of `research/drawn`.
 * @throws where they are not rendered yet
 */
export const mockups = (): ReturnType<typeof renderedRows> =>
  renderedRows(path.join(import.meta.dirname, 'ratings.csv'), 'mockups', 'render:mockups');
