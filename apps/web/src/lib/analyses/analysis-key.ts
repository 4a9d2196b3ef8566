/** All that is known of single analyses. */
export const ANALYSIS_KEY = ['analysis'] as const;

/** Where the report of an analysis is cached. */
export const analysisKey = (analysisId: string) => [...ANALYSIS_KEY, analysisId] as const;
