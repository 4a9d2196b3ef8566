import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** What is checked changes with a release alone. */
const staleTime = Number.POSITIVE_INFINITY;

export const checksQuery = queryOptions({
  queryKey: ['checks'],
  queryFn: ({ signal }) => call('listChecks', { signal }),
  staleTime,
});

/** A name that no check has comes as HttpError 404. */
export const checkQuery = (auditId: string) =>
  queryOptions({
    queryKey: ['checks', auditId],
    queryFn: ({ signal }) => call('getCheck', { query: { auditId }, signal }),
    staleTime,
  });
