import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/command.ts';

/** Files that must exist. Each subject checks the rest of what it reads. */
const MARKS = ['ads/complexity.csv', 'headlines/pairs.csv', 'gaze/osie/fixations.json'];

/**
 * The folder of reference data: the argument, ADJUDGE_DATA_SET, or `shared/data` next to the checkout.
 * @throws when it does not hold the reference data
 */
export function findDataSet(argument: string | undefined): string {
  const folder = path.resolve(
    argument ?? process.env['ADJUDGE_DATA_SET'] ?? path.join(ROOT, '..', 'shared', 'data'),
  );
  const missing = MARKS.filter((mark) => !existsSync(path.join(folder, mark)));
  if (missing.length === 0) return folder;
  throw new Error(
    `${folder} is not the reference data: ${missing.join(', ')} is missing. Name its folder as the first argument or in ADJUDGE_DATA_SET.`,
  );
}

/** Rows of a CSV file (RFC 4180), keyed by the column names in its first line. */
export function readCsv(file: string): ReadonlyMap<string, string>[] {
  const [head = [], ...rows] = parseCsv(readFileSync(file, 'utf8'));
  return rows.map((row) => new Map(head.map((name, column) => [name, row[column] ?? ''])));
}

export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
