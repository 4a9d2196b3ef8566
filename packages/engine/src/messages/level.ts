/** How well a value does, to choose words by: `{level, select, good {…} fair {…} other {…}}`. */
export type Level = 'good' | 'fair' | 'poor';

/** By the two control points of a rising or falling curve; 'fair' lies between them, where either heading may stand. */
export function levelOf(value: number, { good, middling }: { good: number; middling: number }): Level {
  const rising = good > middling;
  if (rising ? value >= good : value <= good) return 'good';
  return (rising ? value > middling : value < middling) ? 'fair' : 'poor';
}

export type Size = 'small' | 'smallish' | 'good' | 'largish' | 'large';

/** The same by a curve with a sweet spot: within the slack beside it a thing is only 'a little small'. */
export function sizeOf(
  value: number,
  { low, high, slack }: { low: number; high: number; slack: number },
): Size {
  if (value < low) return value < low - slack ? 'small' : 'smallish';
  if (value <= high) return 'good';
  return value > high + slack ? 'large' : 'largish';
}
