import type { Join } from './joins.ts';

/** A join, and whether it is a hard cut. */
export interface ShotJoin extends Join {
  readonly by: 'cut' | 'fade';
}

/** Seconds under which a picture flickers by: the step of a wipe, or a title on its way in, and no shot. */
const LEAST_SHOT = 0.25;

/** Seconds that the steps of one change take at most; what goes on for longer are quick cuts. */
const LONGEST = 0.34;

/**
 * Joins with those made one that no shot lies between: a wipe or a slide is several steps, and words that come in after a cut
 * are part of it. Such a change begins the new shot where it begins.
 * @param count frames of the video; a shot at either end lasts as long as any other
 */
export function withoutFlickers(joins: readonly ShotJoin[], count: number, rate: number): ShotJoin[] {
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
