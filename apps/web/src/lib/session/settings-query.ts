import { SETTINGS_PATH, type Settings } from '@adjudge/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../http.ts';

/**
 * What the browser needs to know before anyone signs in. Unlike other responses it is not validated here: login and
 * pricing would have to load every schema for these few values, and the server already writes them through its own.
 */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await request({ method: 'GET', path: SETTINGS_PATH, signal })) as Settings,
  staleTime: Infinity,
});
