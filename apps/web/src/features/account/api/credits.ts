import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const CREDITS_SHOWN = 10;

/** One page of balance changes. The previous page stays on screen while the next one loads. */
export const creditsQuery = (page: number) =>
  queryOptions({
    queryKey: ['account', 'credits', page],
    queryFn: ({ signal }) => call('listCredits', { query: { page, limit: CREDITS_SHOWN }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
