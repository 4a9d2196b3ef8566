/** Prefix of all queries about single analyses. */
export const ANALYSIS_KEY = ['analysis'] as const;

/** Cache key of an analysis' report. */
export const analysisKey = (analysisId: string) => [...ANALYSIS_KEY, analysisId] as const;
