import type { ExportedAnalysis } from './exportable.ts';
import { csvRows } from './csv-rows.ts';
import { csvText } from './csv-text.ts';

/** Columns, in the order of the file. */
export const CSV_COLUMNS = [
  'Section',
  'Item',
  'Status',
  'Score',
  'Value',
  'Unit',
  'Shown as',
  'Good',
  'Weight',
  'Points possible',
  'Points lost',
  'Points gained',
  'Text',
  'Details',
  'How to fix it',
  'Why it matters',
  'Source',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Numbers stay numbers, so that a spreadsheet can add them. */
export type CsvRow = { readonly [Column in CsvColumn]?: string | number | null } & {
  readonly Section: string;
  readonly Item: string;
};

/** The whole analysis as one table, a thing a row: a line each for spreadsheets, and nothing that one would run. */
export const analysisCsv = (fetched: ExportedAnalysis): string =>
  csvText(
    CSV_COLUMNS,
    csvRows(fetched).map((row) => CSV_COLUMNS.map((column) => row[column])),
  );
