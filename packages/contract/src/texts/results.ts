/** What the Results page shows when there is no report. */
export const RESULTS_TEXTS = {
  noId: 'No analysis ID provided.',
  couldNotLoad: 'Could not load analysis results. Please try again later.',
  noData: 'No analysis data available. Please create a new analysis.',
} as const;
