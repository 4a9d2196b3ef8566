import {
  type Analysis,
  SUM_OF_CHECKS,
  type SumTable,
  describeReaderColumns,
  tableOfCategories,
  tableOfChecks,
} from '@adjudge/contract';
import type { Block } from '../../../typesetting/document.ts';

const asBlock = ({ caption, head, figures, rows }: SumTable, widths: readonly number[]): Block => ({
  kind: 'table',
  caption,
  head,
  figures,
  widths,
  strong: rows.flatMap(({ strong }, at) => (strong ? [at] : [])),
  rows: rows.map(({ cells }) => cells),
});

/** Scores times weights, their total, and what keeps the score below it. */
export function sumOfCategories(analysis: Analysis): Block[] {
  const readerNote = describeReaderColumns(analysis);
  const widths = readerNote === null ? [5, 2, 2, 2] : [5, 2, 2, 2.4, 2, 2, 2];
  return [
    asBlock(tableOfCategories(analysis), widths),
    ...(readerNote === null ? [] : [{ kind: 'text', tone: 'soft', text: readerNote } as const]),
  ];
}

/** Every check that can cost points; empty for reports whose checks were added up differently. */
export function sumOfChecks(analysis: Analysis): Block[] {
  const table = tableOfChecks(analysis);
  if (table === null) return [];
  return [
    asBlock(table, [6, 4.6, 2, 1.9, 2.2, 2.4, 2, 1.8]),
    { kind: 'text', tone: 'soft', text: SUM_OF_CHECKS },
  ];
}
