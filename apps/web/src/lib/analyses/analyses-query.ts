import type { listQuerySchema } from '@adjudge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../api-client.ts';

export type ListQuery = z.input<typeof listQuerySchema>;

export const ANALYSES_KEY = ['analyses'] as const;

/** One page of the user's analyses. The previous page stays on screen while the next one loads. */
export const analysesQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...ANALYSES_KEY, query],
    queryFn: ({ signal }) => call('listAnalyses', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Figures over all of the user's analyses, and the trend of the latest scores. */
export const summaryQuery = queryOptions({
  queryKey: [...ANALYSES_KEY, 'summary'],
  queryFn: ({ signal }) => call('summarizeAnalyses', { signal }),
});
