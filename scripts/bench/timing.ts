/** Wall-clock milliseconds that the work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Repeats the work. @returns the milliseconds of each round */
export async function timedRounds(count: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round++) times.push(await timed(work));
  return times;
}
