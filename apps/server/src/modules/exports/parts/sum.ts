import {
  type Analysis,
  SUM_OF_CHECKS,
  type SumTable,
  sayReaderColumns,
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

/** Scores times weights, what they add up to, and what keeps the score below that. */
export function sumOfCategories(analysis: Analysis): Block[] {
  const said = sayReaderColumns(analysis);
  const widths = said === null ? [5, 2, 2, 2] : [5, 2, 2, 2.4, 2, 2, 2];
  return [
    asBlock(tableOfCategories(analysis), widths),
    ...(said === null ? [] : [{ kind: 'text', tone: 'soft', text: said } as const]),
  ];
}

/** Every check that can take points; nothing of reports whose checks were added up otherwise. */
export function sumOfChecks(analysis: Analysis): Block[] {
  const table = tableOfChecks(analysis);
  if (table === null) return [];
  return [
    asBlock(table, [6, 4.6, 2, 1.9, 2.2, 2.4, 2, 1.8]),
    { kind: 'text', tone: 'soft', text: SUM_OF_CHECKS },
  ];
}
