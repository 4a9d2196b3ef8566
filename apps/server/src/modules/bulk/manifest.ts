import {
  BULK_TEXTS,
  type BulkManifest,
  LIMITS,
  TEXTS,
  adCopySchema,
  columnUnknown,
  filesWithoutRow,
  manifestKey,
  rowRepeatsFile,
  rowTooLong,
  rowUnknownFile,
  rowWrongHint,
} from '@adjudge/contract';
import { type Hints, hintsSchema } from '@adjudge/engine/report';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

type ManifestProblem = BulkManifest['problems'][number];
type Hint = 'brand' | 'objective' | 'industry' | 'audience';
type Meaning = 'file' | 'headline' | 'body' | 'cta' | Hint;

/** Accepted column names. Compared without case, spaces, underscores and dashes. */
const COLUMNS: Readonly<Record<string, Meaning>> = {
  file: 'file',
  filename: 'file',
  creative: 'file',
  headline: 'headline',
  title: 'headline',
  body: 'body',
  adcopy: 'body',
  copy: 'body',
  primarytext: 'body',
  text: 'body',
  cta: 'cta',
  calltoaction: 'cta',
  brand: 'brand',
  advertiser: 'brand',
  objective: 'objective',
  goal: 'objective',
  industry: 'industry',
  audience: 'audience',
  targetaudience: 'audience',
};

/** In the order in which an ad is read. */
const COPY_PARTS = ['headline', 'body', 'cta'] as const;

const HINTS: readonly Hint[] = ['brand', 'objective', 'industry', 'audience'];

const SEPARATOR_LINE = /^sep=(.)\n/i;
const recordsSchema = z.array(z.array(z.string()));

/**
 * Reads a manifest as spreadsheets write it: with or without a byte order mark, with commas, semicolons or tabs, and any
 * line endings. Stores nothing.
 * @param fileNames names of the selected files
 */
export function readManifest(manifest: string, fileNames: readonly string[]): BulkManifest {
  const text = manifest.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const stated = SEPARATOR_LINE.exec(text);
  const first = stated ? 2 : 1;
  const read = recordsOf(stated ? text.slice(stated[0].length) : text, stated?.[1] ?? null, first);
  if (!Array.isArray(read)) return rejectedManifest(read.row, read.text);
  const [head, ...rows] = read;
  if (!head || read.every(isBlank)) return rejectedManifest(null, BULK_TEXTS.manifestEmpty);
  // Every row may produce a message, so an unlimited sheet would produce more than anyone reads.
  if (rows.length > LIMITS.manifestRows || head.length > LIMITS.manifestColumns) {
    return rejectedManifest(null, BULK_TEXTS.manifestRows);
  }
  const columns = head.map((name) => COLUMNS[name.toLowerCase().replaceAll(/[\s_-]/g, '')] ?? null);
  if (!columns.includes('file')) return rejectedManifest(first, BULK_TEXTS.manifestNoFile);
  const unread = head.filter((name, index) => name.trim() !== '' && columns[index] === null);
  const manifestRows = rows.map((cells, index) => ({ row: first + 1 + index, cells }));
  const taken = parseRows(manifestRows, columns, fileNames);
  return {
    ...taken,
    notes: [...unread.map((name) => ({ row: first, text: columnUnknown(name.trim()) })), ...taken.notes],
  };
}

const rejectedManifest = (row: number | null, text: string): BulkManifest => ({
  copies: [],
  hints: [],
  problems: [{ row, text }],
  notes: [],
});

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function recordsOf(text: string, stated: string | null, first: number): string[][] | ManifestProblem {
  try {
    const records: unknown = parse(text, {
      delimiter: stated ?? likelyDelimiter(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
    });
    return recordsSchema.parse(records);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = z.int().nonnegative().safeParse(error['records']);
    return { row: records.success ? first + records.data : null, text: BULK_TEXTS.manifestUnreadable };
  }
}

/** The delimiter that occurs most often in the header row, outside of quotation marks. */
function likelyDelimiter(text: string): string {
  const head = text.split('\n', 1)[0]?.replaceAll(/"[^"]*"/g, '') ?? '';
  const many = (mark: string): number => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (many(mark) > many(best) ? mark : best));
}

interface Row {
  /** Row number as a spreadsheet shows it. */
  readonly row: number;
  readonly cells: readonly string[];
}

function parseRows(
  rows: readonly Row[],
  columns: readonly (Meaning | null)[],
  fileNames: readonly string[],
): BulkManifest {
  const chosen = new Map(fileNames.map((name) => [manifestKey(name), name]));
  const seen = new Map<string, number>();
  const manifest: BulkManifest = { copies: [], hints: [], problems: [], notes: [] };
  for (const { row, cells } of rows) {
    if (isBlank(cells)) continue;
    const problem = (text: string): void => void manifest.problems.push({ row, text });
    const cell = (meaning: Meaning): string => cells[columns.indexOf(meaning)]?.trim() ?? '';
    const written = cell('file');
    const key = manifestKey(written);
    const before = seen.get(key);
    if (!isBlank(cells.slice(columns.length))) problem(rowTooLong(columns.length, cells.length));
    else if (key === '') problem(BULK_TEXTS.rowNoFile);
    else if (before !== undefined) problem(rowRepeatsFile(written, before));
    else {
      seen.set(key, row);
      const fileName = chosen.get(key);
      const copy = COPY_PARTS.map(cell)
        .filter((part) => part !== '')
        .join('\n');
      const judged = adCopySchema.safeParse(copy);
      const hints = hintsOf(cell);
      if (fileName === undefined) manifest.notes.push({ row, text: rowUnknownFile(written) });
      else if (copy !== '' && !judged.success) {
        problem(judged.error.issues[0]?.message ?? TEXTS.copyShort);
      } else if ('wrong' in hints) problem(hints.wrong);
      else {
        if (judged.success) manifest.copies.push({ fileName, adCopy: judged.data });
        if (Object.keys(hints).length > 0) manifest.hints.push({ fileName, hints });
      }
    }
  }
  const left = [...chosen].filter(([key]) => !seen.has(key)).map(([, name]) => name);
  if (left.length > 0) manifest.notes.push({ row: null, text: filesWithoutRow(left) });
  return manifest;
}

/** The row's hints about the creative, or what is wrong with them. The objective is case-insensitive. */
function hintsOf(cell: (meaning: Hint) => string): Hints | { readonly wrong: string } {
  const filled = HINTS.map(
    (name) => [name, name === 'objective' ? cell(name).toLowerCase() : cell(name)] as const,
  );
  const parsed = hintsSchema.safeParse(Object.fromEntries(filled.filter(([, text]) => text !== '')));
  if (parsed.success) return parsed.data;
  const name = HINTS.find((each) => parsed.error.issues.some(({ path }) => path[0] === each)) ?? 'objective';
  return { wrong: rowWrongHint(name, cell(name)) };
}
