import { queryOptions } from '@tanstack/react-query';
import { analysisKey } from '../../../lib/analyses/analysis-key.ts';
import { call } from '../../../lib/api-client.ts';

/** The versions of the user's own creative, with what changed from one to the next. */
export const versionsQuery = (analysisId: string) =>
  queryOptions({
    queryKey: [...analysisKey(analysisId), 'versions'],
    queryFn: ({ signal }) => call('listVersions', { query: { analysisId }, signal }),
  });
