import { logistic } from '../../packages/engine/src/logistic.ts';

const MOST_STEPS = 50;
const SMALL = 1e-9;

/**
 * The slope for which `logistic(slope * lean)` is the share of pairs predicted correctly. This is logistic regression without an
 * intercept, because either of two equal headlines may win.
 * @param leans of pairs with a known winner, in logits of rank, positive toward the winner
 */
export function fitWinSlope(leans: readonly number[]): number {
  let slope = 1;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const rise = leans.reduce((sum, lean) => sum + lean * (1 - logistic(slope * lean)), 0);
    const bend = leans.reduce((sum, lean) => {
      const chance = logistic(slope * lean);
      return sum + lean ** 2 * chance * (1 - chance);
    }, 0);
    const change = rise / bend;
    slope += change;
    if (Math.abs(change) < SMALL) break;
  }
  return slope;
}

/** Bins pairs by how sure the model is of its favorite, with how often the favorite won. The two should agree. */
export function calibrationOf(leans: readonly number[], slope: number, from: readonly number[]) {
  const judged = leans.map((lean) => ({ said: logistic(slope * Math.abs(lean)), right: lean > 0 ? 1 : 0 }));
  return from.flatMap((low, index) => {
    const within = judged.filter(({ said }) => said >= low && said < (from[index + 1] ?? 1));
    if (within.length === 0) return [];
    const mean = (of: (pair: (typeof judged)[number]) => number) =>
      within.reduce((sum, pair) => sum + of(pair), 0) / within.length;
    return [
      { from: low, pairs: within.length, said: mean(({ said }) => said), right: mean(({ right }) => right) },
    ];
  });
}
