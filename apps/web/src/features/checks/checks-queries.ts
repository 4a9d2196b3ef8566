import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The checks only change with a release. */
const staleTime = Number.POSITIVE_INFINITY;

export const checksQuery = queryOptions({
  queryKey: ['checks'],
  queryFn: ({ signal }) => call('listChecks', { signal }),
  staleTime,
});

/** Fails with HttpError 404 for an unknown check. */
export const checkQuery = (auditId: string) =>
  queryOptions({
    queryKey: ['checks', auditId],
    queryFn: ({ signal }) => call('getCheck', { query: { auditId }, signal }),
    staleTime,
  });
