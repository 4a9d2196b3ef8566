/**
 * Effective number of different things, from 1: diversity of order 2 with similarity (Leinster and Cobbold 2012). There
 * are no clusters, so a slight change to one thing never makes a new one. Returns 0 for an empty list.
 * @param likeness 1 for identical things, 0 for entirely different ones
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
