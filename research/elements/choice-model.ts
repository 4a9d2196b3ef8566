/** Candidates of one picture: a row of figures each, and how right each is, 0..1. One of them is taken. */
export interface Choice {
  readonly rows: readonly Float64Array[];
  readonly right: readonly number[];
  /** How much the picture counts; 1 when left out. */
  readonly weight?: number;
}

export interface ChoiceModel {
  readonly means: Float64Array;
  readonly scales: Float64Array;
  readonly weights: Float64Array;
}

/**
 * Conditional logit: the weights under which the chances of right candidates are highest, with a ridge.
 * Gradient ascent with momentum and step sizes of its own for every weight (Adam; Kingma and Ba 2015), all pictures at once.
 */
export function fitChoice(choices: readonly Choice[], ridge: number, steps = 400): ChoiceModel {
  const columns = choices[0]?.rows[0]?.length ?? 0;
  const { means, scales } = spreadOf(choices, columns);
  const scaled = choices.map(({ rows, ...rest }) => ({
    ...rest,
    rows: rows.map((row) => row.map((value, column) => (value - means[column]!) / scales[column]!)),
  }));
  const total = choices.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const weights = new Float64Array(columns);
  const slow = new Float64Array(columns);
  const spread = new Float64Array(columns);
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(columns);
    for (const choice of scaled) addGradient(choice, weights, gradient);
    const rate = 0.05 * (step < steps / 2 ? 1 : step < 0.8 * steps ? 0.3 : 0.1);
    for (let column = 0; column < columns; column++) {
      const slope = gradient[column]! / total - ridge * weights[column]!;
      slow[column] = 0.9 * slow[column]! + 0.1 * slope;
      spread[column] = 0.999 * spread[column]! + 0.001 * slope * slope;
      const mean = slow[column]! / (1 - 0.9 ** step);
      const deviation = Math.sqrt(spread[column]! / (1 - 0.999 ** step)) + 1e-8;
      weights[column] = weights[column]! + (rate * mean) / deviation;
    }
  }
  return { means, scales, weights };
}

function addGradient(
  { rows, right, weight = 1 }: Choice,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const chances = softmax(rows.map((row) => dot(row, weights)));
  const hit = chances.reduce((sum, chance, at) => sum + chance * right[at]!, 0);
  if (hit < 1e-9) return;
  for (const [at, row] of rows.entries()) {
    const pull = weight * chances[at]! * (right[at]! / hit - 1);
    if (pull === 0) continue;
    for (let column = 0; column < row.length; column++) gradient[column]! += pull * row[column]!;
  }
}

export const chancesOf = (rows: readonly Float64Array[], { means, scales, weights }: ChoiceModel): number[] =>
  softmax(
    rows.map((row) =>
      row.reduce((sum, value, at) => sum + (weights[at]! * (value - means[at]!)) / scales[at]!, 0),
    ),
  );

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
};

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** A figure that hardly any candidate has would get a large weight from a few examples: its scale is this at least. */
const SMALLEST = 0.3;

function spreadOf(
  choices: readonly Choice[],
  columns: number,
): { means: Float64Array; scales: Float64Array } {
  const means = new Float64Array(columns);
  const squares = new Float64Array(columns);
  let count = 0;
  for (const { rows } of choices) {
    for (const row of rows) {
      count += 1 / rows.length;
      for (let column = 0; column < columns; column++) {
        means[column]! += row[column]! / rows.length;
        squares[column]! += row[column]! ** 2 / rows.length;
      }
    }
  }
  const scales = squares.map((square, column) => {
    means[column] = means[column]! / count;
    return Math.max(SMALLEST, Math.sqrt(Math.max(0, square / count - (means[column] ?? 0) ** 2)));
  });
  return { means, scales };
}
