import { PASS_SCORE } from './marks.ts';
import { type Curve, score } from './curves.ts';

/** Whether a value earns the passing heading. An audit's own wording must agree with that heading. */
export const passes = (curve: Curve, value: number): boolean => score(curve, value) >= PASS_SCORE;
