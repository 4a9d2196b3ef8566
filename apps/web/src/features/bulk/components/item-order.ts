import type { BulkItem } from '@adjudge/contract';

export const ORDERS = [
  { value: 'name', label: 'By name' },
  { value: 'best', label: 'Highest score' },
  { value: 'worst', label: 'Lowest score' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

export const DEFAULT_ORDER: Order = 'name';

/** Items without a score always come after items with one. */
export function inOrder(items: readonly BulkItem[], order: Order): readonly BulkItem[] {
  if (order === 'name') return items;
  const scoreOf = ({ analysis }: BulkItem): number | null => analysis?.overallScore ?? null;
  const direction = order === 'best' ? -1 : 1;
  return items.toSorted((a, b) => {
    const [first, second] = [scoreOf(a), scoreOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * (first - second);
  });
}
