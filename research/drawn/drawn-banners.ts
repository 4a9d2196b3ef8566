import path from 'node:path';
import { renderedRows } from './rendered-rows.ts';

/**
 * Banners of twenty layout families drawn to be rated, with their texts and ratings. Two blind readings, one as a performance
 * marketer and one as a brand director, by a vision-language model, not by people (Spearman of the overall ratings .99).
 * @throws when they are not drawn yet
 */
export const drawnBanners = (): ReturnType<typeof renderedRows> =>
  renderedRows(path.join(import.meta.dirname, 'ratings.csv'), 'drawn', 'draw:banners');
