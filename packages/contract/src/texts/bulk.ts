import type { BulkItemState, BulkRunState } from '../analyses/bulk-states.ts';

/** An item's state, on the page and in the results. */
export const BULK_STATE_WORDS: Readonly<Record<BulkItemState, string>> = {
  waiting: 'Waiting',
  grading: 'Being graded',
  graded: 'Graded',
  failed: 'Failed',
  unpaid: 'No credits left',
  cancelled: 'Canceled',
};

export const BULK_RUN_WORDS: Readonly<Record<BulkRunState, string>> = {
  collecting: 'Not started',
  grading: 'Being graded',
  paused: 'Out of credits',
  done: 'Done',
  cancelled: 'Canceled',
};

export const BULK_TEXTS = {
  enterpriseOnly: 'Bulk analysis comes with the Enterprise package.',
  nameRequired: 'A name for the run is required.',
  nameLong: 'The name must have 100 characters or fewer.',
  runAbsent: 'This run could not be found.',
  tooManyRuns: 'You already have three unfinished runs. Finish or cancel one of them first.',
  tooManyFiles: 'A run takes up to 200 creatives.',
  duplicate: 'The run already has a file with this name.',
  notCollecting: 'This run has already started, so no more files can be added.',
  nothingToGrade: 'Add at least one creative before you start the run.',
  cancelledAlready: 'This run was canceled.',
  nothingToResume: 'There is nothing to resume in this run.',
  unpaid: 'You have no credits of this kind left. Resume the run once you have more.',
  analysisDeleted: 'The analysis was deleted.',
  fileExpired: 'The file is no longer kept. Please upload it in a new run.',
  exportFailed: 'Bulk export failed',
  manifestEmpty: 'The manifest is empty.',
  manifestLong: 'The manifest has more than 900,000 characters.',
  manifestRows: 'The manifest has more than 1,000 rows or 50 columns.',
  manifestUnreadable: 'The manifest could not be read as CSV.',
  manifestNoFile: 'The manifest needs a column named file.',
  rowNoFile: 'The row names no file.',
  loadFailed: 'Could not load this run',
  verdictsFailed: 'Could not load the verdicts',
  listFailed: 'Could not load your runs',
} as const;

export const rowUnknownFile = (fileName: string): string =>
  `“${fileName}” is not one of the files you chose.`;
export const rowRepeatsFile = (fileName: string, row: number): string =>
  `“${fileName}” is already in row ${row}.`;
export const rowTooLong = (columns: number, cells: number): string =>
  `The row has ${cells} cells, but the header has ${columns} columns.`;
/** @param column of the manifest, by its header name */
export const rowWrongHint = (column: string, cell: string): string =>
  column === 'objective'
    ? `“${cell}” is not an objective. Use awareness, consideration or response, or leave the cell empty.`
    : `The ${column} is too long: use ${column === 'audience' ? 200 : 60} characters at most.`;
export const columnUnknown = (column: string): string => `The column “${column}” is ignored.`;

const NAMED = 3;

export function filesWithoutRow(fileNames: readonly string[]): string {
  const named = fileNames.slice(0, NAMED).map((name) => `“${name}”`);
  const more = fileNames.length - named.length;
  return `Files without a row: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
