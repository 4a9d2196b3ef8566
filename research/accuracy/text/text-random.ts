/** Random numbers in 0..1 from the Numerical Recipes linear congruential generator. Deterministic across machines. */
export function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761 | 0) >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 8; warm++) next();
  return next;
}
