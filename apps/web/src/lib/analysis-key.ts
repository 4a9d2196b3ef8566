/** Where the report of an analysis is cached. */
export const analysisKey = (analysisId: string) => ['analysis', analysisId] as const;
