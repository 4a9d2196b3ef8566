/** What the Results page says where there is no report to show. */
export const RESULTS_TEXTS = {
  noId: 'No analysis ID provided.',
  couldNotLoad: 'Could not load analysis results. Please try again later.',
  noData: 'No analysis data available. Please create a new analysis.',
} as const;
