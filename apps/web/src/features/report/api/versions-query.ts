import { type Query, queryOptions } from '@tanstack/react-query';
import { analysisKey } from '../../../lib/analyses/analysis-key.ts';
import { call } from '../../../lib/api-client.ts';

const VERSIONS = 'versions';

/** The versions of the user's own creative, with what changed from one to the next. */
export const versionsQuery = (analysisId: string) =>
  queryOptions({
    queryKey: [...analysisKey(analysisId), VERSIONS],
    queryFn: ({ signal }) => call('listVersions', { query: { analysisId }, signal }),
  });

/** Whether a query lists versions. The lists of all versions of a creative show each of them, with its score. */
export const isVersionsQuery = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey.at(-1) === VERSIONS;
