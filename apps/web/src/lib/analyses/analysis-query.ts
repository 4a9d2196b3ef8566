import { queryOptions } from '@tanstack/react-query';
import { analysisKey } from './analysis-key.ts';
import { call } from '../api-client.ts';

/** The report stored on the server. 403 and 404 are thrown as HttpError. */
export const analysisQuery = (analysisId: string) =>
  queryOptions({
    queryKey: analysisKey(analysisId),
    queryFn: ({ signal }) => call('getAnalysis', { query: { analysisId }, signal }),
  });
