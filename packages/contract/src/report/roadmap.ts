/** Splits the list in half. With an odd count, the first half gets one more. */
export function halves<Item>(items: readonly Item[]): { first: readonly Item[]; rest: readonly Item[] } {
  const half = Math.ceil(items.length / 2);
  return { first: items.slice(0, half), rest: items.slice(half) };
}

/** Groups keep the order of their first appearance. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
