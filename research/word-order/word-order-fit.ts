import { logistic } from '../../packages/engine/src/logistic.ts';
import { type OrderModel, runsIn } from '../../packages/engine/src/gatherers/copy/order/word-order.ts';

/** Words in the order of a sentence, or scrambled. */
export interface Stretch {
  readonly words: readonly string[];
  readonly sentence: boolean;
}

const EPOCHS = 25;
const RATE = 0.15;
/** Runs seen less often are too rare to rely on. */
const FEWEST = 8;

/** Logistic regression on runs of word classes by AdaGrad in a fixed order. Without a constant, so that odds of stretches add up. */
export function fitOrder(stretches: readonly Stretch[], penalty: number): OrderModel {
  const counts = new Map<string, number>();
  const rows = stretches.map(({ words, sentence }) => ({ runs: runsIn(words), sentence }));
  for (const { runs } of rows) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  const weights = new Map([...counts].filter(([, n]) => n >= FEWEST).map(([run]) => [run, 0]));
  const squares = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { runs, sentence } of rows) {
      const odds = runs.reduce((sum, run) => sum + (weights.get(run) ?? 0), 0);
      const slope = logistic(odds) - (sentence ? 1 : 0);
      for (const run of runs) {
        const weight = weights.get(run);
        if (weight === undefined) continue;
        const step = slope + (penalty * weight) / (counts.get(run) ?? 1);
        const square = (squares.get(run) ?? 0.1) + step * step;
        squares.set(run, square);
        weights.set(run, weight - (RATE * step) / Math.sqrt(square));
      }
    }
  }
  return {
    weights: Object.fromEntries(
      [...weights]
        .map(([run, weight]): [string, number] => [run, Math.round(weight * 100) / 100])
        .filter(([, weight]) => weight !== 0)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}
