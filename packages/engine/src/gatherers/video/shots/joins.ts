/** How one shot becomes the next, in frames. */
export interface Join {
  /** First frame of the new shot; of a gradual one the middle. */
  readonly at: number;
  /** Last frame of the one shot alone, and first of the other. */
  readonly from: number;
  readonly to: number;
}

/** Whether two of them share frames, or hardly keep apart. */
export const collide = (one: Join, other: Join): boolean =>
  one.from < other.to + 1 && other.from < one.to + 1;

/** Frames between two gradual joins under which they are one: through a colour that is hardly seen. */
const HARDLY = 3;

/** The same with those that follow each other at once made one. */
export function merged(joins: readonly Join[]): Join[] {
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
