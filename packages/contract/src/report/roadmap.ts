/** The first half, then the rest; an odd one is done early. */
export function halves<Item>(items: readonly Item[]): { first: readonly Item[]; rest: readonly Item[] } {
  const half = Math.ceil(items.length / 2);
  return { first: items.slice(0, half), rest: items.slice(half) };
}

/** Keeps the order in which the groups first appear. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
