import type { Join } from './joins.ts';

export interface ShotJoin extends Join {
  readonly by: 'cut' | 'fade';
}

/** A picture shown for fewer seconds is not a shot, but a step of a wipe or a title on its way in. */
const LEAST_SHOT = 0.25;

/** Longest time, in seconds, that the steps of one change take. Anything longer is a series of quick cuts. */
const LONGEST = 0.34;

/**
 * Merges joins that have no shot between them: a wipe or a slide has several steps, and words that come in after a cut are
 * part of it. Such a change begins the new shot where the change begins.
 * @param count frames in the video; the shots at either end must last as long as any other
 */
export function mergeShortJoins(joins: readonly ShotJoin[], count: number, rate: number): ShotJoin[] {
  const within = (seconds: number, from: number, to: number): boolean => (to - from) / rate < seconds;
  const runs: ShotJoin[][] = [];
  for (const join of joins.toSorted((a, b) => a.at - b.at)) {
    const run = runs.at(-1);
    if (run && within(LEAST_SHOT, run.at(-1)!.at, join.at) && within(LONGEST, run[0]!.at, join.at))
      run.push(join);
    else runs.push([join]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    if (within(LEAST_SHOT, 0, first.at) || within(LEAST_SHOT, last.at, count)) return [];
    return [run.length === 1 ? first : { at: first.at, from: first.from, to: last.to, by: 'fade' as const }];
  });
}
