/** Picks what to mark: the first few parts under the limit, or the first few of all when none is under it. */
export function poorOrAll<Each extends { readonly value: number }>(
  parts: readonly Each[],
  limit: number,
  most: number,
): readonly Each[] {
  const poor = parts.filter(({ value }) => value < limit);
  return (poor.length > 0 ? poor : parts).slice(0, most);
}
