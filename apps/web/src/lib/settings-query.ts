import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

/** What the server wants known before anybody signs in. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('settings', { signal }),
  staleTime: Infinity,
});
