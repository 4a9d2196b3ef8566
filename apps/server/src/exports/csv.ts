import type { ExportedAnalysis } from './exportable.ts';
import { stringify } from 'csv-stringify/sync';
import { csvRows } from './csv-rows.ts';
import { inertCell } from './inert-cell.ts';

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

/** Excel reads UTF-8 only behind a byte order mark; line ends are those of RFC 4180. */
const BYTE_ORDER_MARK = '\ufeff';

/** The whole analysis as one table, a thing a row: a line each for spreadsheets, and nothing that one would run. */
export function analysisCsv(fetched: ExportedAnalysis): string {
  const lines = csvRows(fetched).map((row) =>
    CSV_COLUMNS.map((column) => {
      const cell = row[column];
      return typeof cell === 'string' ? inertCell(cell) : (cell ?? '');
    }),
  );
  return (
    BYTE_ORDER_MARK + stringify([[...CSV_COLUMNS], ...lines], { record_delimiter: '\r\n', quoted: true })
  );
}
