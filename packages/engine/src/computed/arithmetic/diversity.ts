/**
 * How many different things these are, from 1: the diversity of order 2 with likeness (Leinster and Cobbold 2012). Nothing
 * is clustered, so that a thing that changes a little never makes a new one. 0 where there is nothing.
 * @param likeness 1 for the same, 0 for quite another
 */
export function diversity<T extends { readonly weight: number }>(
  things: readonly T[],
  likeness: (a: T, b: T) => number,
): number {
  const all = things.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  let alike = 0;
  for (const a of things)
    for (const b of things) alike += (a.weight / all) * (b.weight / all) * likeness(a, b);
  return 1 / alike;
}
