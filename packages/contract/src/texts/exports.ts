/** Worded exactly as in the product specification. */
export const EXPORT_TEXTS = {
  success: 'Export successful! Your download will begin shortly.',
  failed: 'Export failed. Please try again.',
  rubricFailed: 'Export failed. Please try again later.',
  csvCallFailed: 'CSV export failed',
  pdfCallFailed: 'PDF export failed',
  documentationCallFailed: 'Documentation export failed',
  rubricCallFailed: 'Rubric export failed',
  pictureCallFailed: 'Picture export failed',
  noHeatmap: 'This analysis has no heatmap: where people look could not be predicted.',
  nothingMarked: 'There is nothing to mark: no first fix points at a place in the picture.',
  unexpectedFormat: 'Unexpected response format from server.',
  paidOnly: 'Exports come with every paid package. Choose one to download this analysis.',
  enterpriseOnly: 'The scoring rubric comes with the Enterprise package.',
  busy: 'Too many exports are being made right now. Please try again in a moment.',
} as const;

/** For an export that the server refused without a message. */
export const exportRefused = (what: string, status: number): string => `${what} with status ${status}`;
