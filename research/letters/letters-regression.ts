import { adam } from '../statistics/adam.ts';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';

export interface Sample {
  readonly features: Float64Array;
  /** Row of the model: 0 is 'none of them'. */
  readonly label: number;
}

export interface Fitted {
  readonly weights: Float64Array[];
  readonly bias: Float64Array;
}

const EPOCHS = 14;
const BATCH = 64;
const RATE = 0.004;

/** Multinomial logistic regression with an L2 penalty, by Adam over shuffled batches; the same samples give the same fit. */
export function fitLetters(samples: readonly Sample[], rows: number, penalty: number): Fitted {
  const columns = samples[0]!.features.length;
  const size = rows * (columns + 1);
  const values = new Float64Array(size);
  const climb = adam(size);
  const order = samples.map((_, index) => index);
  const random = seeded(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).map((index) => samples[index]!);
      const gradient = gradientOf(values, batch, rows, columns);
      climb(
        values,
        gradient.map((slope, at) => -slope - penalty * values[at]!),
        rate,
      );
    }
  }
  return {
    weights: Array.from({ length: rows }, (_, row) => values.slice(row * columns, (row + 1) * columns)),
    bias: values.slice(rows * columns),
  };
}

/** Certainty of every row for these features. */
export function rowsOf({ weights, bias }: Fitted, features: Float64Array): Float64Array {
  const scores = Float64Array.from(weights, (row, index) =>
    row.reduce((sum, weight, at) => sum + weight * features[at]!, bias[index]!),
  );
  return softmax(scores);
}

function gradientOf(
  values: Float64Array,
  batch: readonly Sample[],
  rows: number,
  columns: number,
): Float64Array {
  const gradient = new Float64Array(values.length);
  const scores = new Float64Array(rows);
  for (const { features, label } of batch) {
    for (let row = 0; row < rows; row++) {
      let score = values[rows * columns + row]!;
      for (let at = 0; at < columns; at++) score += values[row * columns + at]! * features[at]!;
      scores[row] = score;
    }
    const shares = softmax(scores);
    for (let row = 0; row < rows; row++) {
      const off = (shares[row]! - (row === label ? 1 : 0)) / batch.length;
      if (Math.abs(off) < 1e-7) continue;
      gradient[rows * columns + row]! += off;
      for (let at = 0; at < columns; at++) gradient[row * columns + at]! += off * features[at]!;
    }
  }
  return gradient;
}

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((highest, score) => Math.max(highest, score), -Infinity);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}
