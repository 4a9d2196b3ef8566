/** What to mark: the first of those under the limit; where none is, of all. */
export function poorOrAll<Each extends { readonly value: number }>(
  parts: readonly Each[],
  limit: number,
  most: number,
): readonly Each[] {
  const poor = parts.filter(({ value }) => value < limit);
  return (poor.length > 0 ? poor : parts).slice(0, most);
}
