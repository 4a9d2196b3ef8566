import type { FetchedAnalysis } from '@adjudge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { HttpError } from '../../../lib/http.ts';

export interface FirstLook {
  readonly keptUntil: string;
  /** null while it is being graded. */
  readonly fetched: FetchedAnalysis | null;
}

/** Polling interval while a grading is running, in milliseconds. */
const POLL_INTERVAL_MS = 2000;

/** Separate from the reports of accounts: a report kept by signing up belongs to its owner and is fetched again. */
export const FIRST_LOOK_KEY = ['first-look'] as const;

/** The report that this browser may read without an account; null if there is none. */
export const firstLookQuery = queryOptions({
  queryKey: FIRST_LOOK_KEY,
  queryFn: ({ signal }) => fetchFirstLook(signal),
  refetchInterval: ({ state }) => (state.data?.fetched === null ? POLL_INTERVAL_MS : false),
});

async function fetchFirstLook(signal: AbortSignal): Promise<FirstLook | null> {
  try {
    const { analysisId, keptUntil } = await call('keptFirstLook', { signal });
    const fetched = analysisId === null ? null : await call('getAnalysis', { query: { analysisId }, signal });
    return { keptUntil, fetched };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
