import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './escape-formula.ts';

/** Excel reads UTF-8 only after a byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Numbers stay numbers, so that a spreadsheet can add them up. */
export type CsvCell = string | number | null | undefined;

/** A CSV table with the line endings of RFC 4180, in which no cell can run as a formula. */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const lines = [columns, ...rows].map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : (cell ?? ''))),
  );
  return BYTE_ORDER_MARK + stringify(lines, { record_delimiter: '\r\n', quoted: true });
}
