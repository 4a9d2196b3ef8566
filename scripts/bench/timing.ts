/** Milliseconds that a piece of work takes by the clock on the wall. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The same work again and again: milliseconds of each round. */
export async function timedRounds(count: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round++) times.push(await timed(work));
  return times;
}
