import type { BulkProgress, BulkRun, BulkVerdict } from '@adjudge/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const BULK_KEY = ['bulk'] as const;
export const RUNS_SHOWN = 10;

/** Polling interval while a run is changing. A grading takes two seconds or more. */
const POLL_INTERVAL_MS = 2000;

const changes = ({ run, items }: BulkProgress): boolean =>
  run.state === 'grading' || items.some(({ state }) => state === 'grading');

/** One run with its items. Polls until nothing in it changes on its own. */
export const bulkRunQuery = (runId: string) =>
  queryOptions({
    queryKey: [...BULK_KEY, 'run', runId],
    queryFn: ({ signal }) => call('getBulkRun', { query: { runId }, signal }),
    refetchInterval: ({ state }) => (state.data && changes(state.data) ? POLL_INTERVAL_MS : false),
    staleTime: 0,
  });

/**
 * What each report of a run says first, by analysis. Fetched once nothing changes on its own: the server reads all
 * reports for it, which is too much to do at every poll.
 */
export const bulkVerdictsQuery = ({ id, state, counts }: BulkRun) =>
  queryOptions({
    queryKey: [...BULK_KEY, 'verdicts', id, counts.graded],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, BulkVerdict>> => {
      const { verdicts } = await call('getBulkVerdicts', { query: { runId: id }, signal });
      return new Map(verdicts.map((verdict) => [verdict.analysisId, verdict]));
    },
    enabled: state !== 'grading' && counts.graded > 0,
    // A correction changes what a report says, but not the count.
    staleTime: 0,
    // A resumed run keeps the verdicts of the items that were graded before.
    placeholderData: keepPreviousData,
  });

/** One page of runs, newest first. */
export const bulkRunsQuery = (page: number) =>
  queryOptions({
    queryKey: [...BULK_KEY, 'list', page],
    queryFn: ({ signal }) => call('listBulkRuns', { query: { page, limit: RUNS_SHOWN }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Checks a manifest against these files. `edition` distinguishes one read of a file from the next. */
export const manifestQuery = (
  manifest: { readonly edition: number; readonly text: string } | null,
  fileNames: readonly string[],
) =>
  queryOptions({
    queryKey: [...BULK_KEY, 'manifest', manifest?.edition, fileNames],
    queryFn: ({ signal }) =>
      call('checkManifest', { body: { manifest: manifest?.text ?? '', fileNames: [...fileNames] }, signal }),
    enabled: manifest !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
