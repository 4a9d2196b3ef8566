import type { CurveSide } from '../audit.ts';
import { PRAISE_SCORE } from '../grading/run-audit.ts';
import { PASS_SCORE } from '../scoring/marks.ts';
import { type Curve, score } from '../scoring/curves.ts';

/**
 * How well a value scores, for choosing words: `{level, select, good {…} fair {…} other {…}}`. 'good' is what a report praises,
 * 'poor' what it lists as failing, so a sentence never contradicts its heading.
 */
export type Level = 'good' | 'fair' | 'poor';

export function levelOf(value: number, curve: Curve): Level {
  const points = score(curve, value);
  if (points >= PRAISE_SCORE) return 'good';
  return points >= PASS_SCORE ? 'fair' : 'poor';
}

/** Whether a value that should lie within a range is below it. */
export const isUnder = (value: number | null, curve: CurveSide): boolean =>
  curve.shape === 'sweetSpot' && (value ?? 0) < curve.low;

export type Size = 'small' | 'smallish' | 'good' | 'largish' | 'large';

/** Level on a sweet-spot curve, with the side on which the value misses. */
export function sizeOf(value: number, curve: Extract<Curve, { shape: 'sweetSpot' }>): Size {
  const level = levelOf(value, curve);
  if (level === 'good') return 'good';
  if (value < curve.low) return level === 'poor' ? 'small' : 'smallish';
  return level === 'poor' ? 'large' : 'largish';
}
