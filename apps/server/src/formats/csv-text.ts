import { stringify } from 'csv-stringify/sync';
import { inertCell } from './inert-cell.ts';

/** Excel reads UTF-8 only behind a byte order mark; line ends are those of RFC 4180. */
const BYTE_ORDER_MARK = '\ufeff';

/** Numbers stay numbers, so that a spreadsheet can add them. */
export type CsvCell = string | number | null | undefined;

/** A table for spreadsheets, with nothing in it that one would run. */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [columns, ...rows].map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? inertCell(cell) : (cell ?? ''))),
  );
  return BYTE_ORDER_MARK + stringify(lines, { record_delimiter: '\r\n', quoted: true });
}
