import { SETTINGS_PATH, type Settings } from '@adjudge/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../http.ts';

/**
 * What the server wants known before anybody signs in. Not checked again here, as other answers are: sign-in and
 * pricing would set up every schema for these few words, and the server writes them through theirs.
 */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await request({ method: 'GET', path: SETTINGS_PATH, signal })) as Settings,
  staleTime: Infinity,
});
