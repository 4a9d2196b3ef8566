import { queryOptions } from '@tanstack/react-query';
import { analysisKey } from './analysis-key.ts';
import { call } from '../api-client.ts';

/** The report as the server keeps it. 403 and 404 come as HttpError. */
export const analysisQuery = (analysisId: string) =>
  queryOptions({
    queryKey: analysisKey(analysisId),
    queryFn: ({ signal }) => call('getAnalysis', { query: { analysisId }, signal }),
  });
