/** Where one shot becomes the next, in frame numbers. */
export interface Join {
  /** First frame of the new shot; the middle of a gradual transition. */
  readonly at: number;
  /** Last frame that shows only the old shot, and first that shows only the new one. */
  readonly from: number;
  readonly to: number;
}

/** Whether two joins share frames or barely keep apart. */
export const joinsOverlap = (one: Join, other: Join): boolean =>
  one.from < other.to + 1 && other.from < one.to + 1;

/** Gradual joins at most this many frames apart are one, through a color that is barely seen. */
const HARDLY = 3;

/** Merges joins that follow each other directly. */
export function mergeJoins(joins: readonly Join[]): Join[] {
  const whole: Join[] = [];
  for (const join of joins.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (!last || join.from - last.to > HARDLY) whole.push(join);
    else {
      const to = Math.max(last.to, join.to);
      whole[whole.length - 1] = { at: Math.round((last.from + to) / 2), from: last.from, to };
    }
  }
  return whole;
}
