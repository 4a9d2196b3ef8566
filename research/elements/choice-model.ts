import { softmax } from '../../packages/engine/src/logistic.ts';
import { seeded } from '../drawn/random.ts';
import { adam, rateAt } from '../statistics/adam.ts';
import { dot } from '../statistics/dot.ts';

/** Candidates of one picture: a row of features each, and how right each is, 0..1. One of them is chosen. */
export interface Choice {
  readonly rows: readonly Float64Array[];
  readonly right: readonly number[];
  /** Weight of the picture in the fit; defaults to 1. */
  readonly weight?: number;
}

/** Works on centered and scaled features: a linear weight for each, plus hidden units ("patterns") over all of them. */
export interface ChoiceModel {
  readonly means: Float64Array;
  readonly scales: Float64Array;
  readonly weights: Float64Array;
  readonly patterns: readonly {
    readonly start: number;
    readonly counts: number;
    readonly weights: Float64Array;
  }[];
}

/** Tuned on the folds of fit:elements among 8 to 32, .001 to .006, 0 to .5, 20 to 60 and .005 to .01; results are flat around these. */
const PATTERNS = 32;
const PATTERN_RIDGE = 0.003;
/** Dropout rate of the patterns and of the features they see, so that no pattern relies on a few features. */
const DROPPED = 0.3;
const EPOCHS = 30;
const RATE = 0.01;
const BATCH = 64;

/**
 * Conditional logit with one hidden layer of patterns. Maximizes the likelihood of right candidates in mini-batches, with
 * ridge penalties and dropout (Srivastava and others 2014).
 */
export function fitChoice(choices: readonly Choice[], ridge: number): ChoiceModel {
  const columns = choices[0]?.rows[0]?.length ?? 0;
  const { means, scales, moves } = spreadOf(choices, columns);
  const mean = choices.reduce((sum, { weight = 1 }) => sum + weight, 0) / choices.length;
  const scaled = choices.map(({ rows, right, weight = 1 }) => ({
    rows: rows.map((row) => row.map((value, at) => (value - means[at]!) / scales[at]!)),
    right,
    weight: weight / mean,
  }));
  const luck = seeded(1);
  const random = luck.next;
  const net = startOf(columns, moves, random);
  const step = adam(net.all.length);
  const total = EPOCHS * Math.ceil(scaled.length / BATCH);
  let done = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = luck.shuffle(scaled);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const gradient = viewsOf(new Float64Array(net.all.length), columns);
      const kept = {
        figures: Float64Array.from({ length: columns }, () => dropoutFactor(random)),
        patterns: Float64Array.from({ length: PATTERNS }, () => dropoutFactor(random)),
      };
      for (const choice of batch) addGradient(choice, net, kept, gradient);
      for (let at = 0; at < gradient.all.length; at++) {
        const held = at < columns ? ridge : isStart(at, columns) ? 0 : PATTERN_RIDGE;
        gradient.all[at] = gradient.all[at]! / batch.length - held * net.all[at]!;
      }
      step(net.all, gradient.all, RATE * rateAt(done++ / total));
    }
  }
  const patterns = Array.from({ length: PATTERNS }, (_, at) => ({
    start: net.starts[at]!,
    counts: net.counts[at]!,
    // Zeroes constant features: Adam takes full-size steps even on gradients that are pure rounding noise.
    weights: net.inner.slice(at * columns, (at + 1) * columns).map((weight, c) => weight * moves[c]!),
  }));
  return { means, scales, weights: net.alone.slice(), patterns };
}

/** All weights in one array, and views of its parts. */
interface Net {
  readonly all: Float64Array;
  readonly alone: Float64Array;
  readonly inner: Float64Array;
  readonly starts: Float64Array;
  readonly counts: Float64Array;
}

const isStart = (at: number, columns: number): boolean =>
  at >= columns * (1 + PATTERNS) && at < columns * (1 + PATTERNS) + PATTERNS;

function viewsOf(all: Float64Array, columns: number): Net {
  const inner = columns * (1 + PATTERNS);
  return {
    all,
    alone: all.subarray(0, columns),
    inner: all.subarray(columns, inner),
    starts: all.subarray(inner, inner + PATTERNS),
    counts: all.subarray(inner + PATTERNS),
  };
}

function startOf(columns: number, moves: Float64Array, random: () => number): Net {
  const net = viewsOf(new Float64Array(columns * (1 + PATTERNS) + 2 * PATTERNS), columns);
  const spread = 1 / Math.sqrt(columns);
  for (let at = 0; at < net.inner.length; at++)
    net.inner[at] = normal(random) * spread * moves[at % columns]!;
  for (let at = 0; at < PATTERNS; at++) net.counts[at] = 0.1 * normal(random);
  return net;
}

/** Box and Muller 1958. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const dropoutFactor = (random: () => number): number => (random() < DROPPED ? 0 : 1 / (1 - DROPPED));

function addGradient(
  { rows, right, weight }: Required<Choice>,
  net: Net,
  kept: { readonly figures: Float64Array; readonly patterns: Float64Array },
  gradient: Net,
): void {
  const columns = net.alone.length;
  const dropped = rows.map((row) => row.map((value, at) => value * kept.figures[at]!));
  const reached = dropped.map((row) => activationsOf(row, net));
  const chances = softmax(
    rows.map((row, i) => {
      let sum = dot(row, net.alone);
      for (let p = 0; p < PATTERNS; p++) sum += net.counts[p]! * kept.patterns[p]! * reached[i]![p]!;
      return sum;
    }),
  );
  const hit = chances.reduce((sum, chance, at) => sum + chance * right[at]!, 0);
  if (hit < 1e-9) return;
  for (const [i, row] of rows.entries()) {
    const pull = weight * chances[i]! * (right[i]! / hit - 1);
    if (pull === 0) continue;
    for (let c = 0; c < columns; c++) gradient.alone[c]! += pull * row[c]!;
    for (let p = 0; p < PATTERNS; p++) {
      if (kept.patterns[p] === 0) continue;
      const reach = reached[i]![p]!;
      gradient.counts[p]! += pull * kept.patterns[p]! * reach;
      const back = pull * net.counts[p]! * kept.patterns[p]! * (1 - reach * reach);
      gradient.starts[p]! += back;
      const from = p * columns;
      const own = dropped[i]!;
      for (let c = 0; c < columns; c++) gradient.inner[from + c]! += back * own[c]!;
    }
  }
}

function activationsOf(row: Float64Array, net: Net): Float64Array {
  const reach = new Float64Array(PATTERNS);
  for (let p = 0; p < PATTERNS; p++) {
    let sum = net.starts[p]!;
    const from = p * row.length;
    for (let c = 0; c < row.length; c++) sum += net.inner[from + c]! * row[c]!;
    reach[p] = Math.tanh(sum);
  }
  return reach;
}

/** Lower limit of a feature's scale. Otherwise a feature that few candidates have would get a large weight from a few examples. */
export const MIN_SCALE = 0.3;

/** `moves` is 0 for a constant feature, from which nothing can be learned, else 1. */
function spreadOf(
  choices: readonly Choice[],
  columns: number,
): { means: Float64Array; scales: Float64Array; moves: Float64Array } {
  const means = new Float64Array(columns);
  const squares = new Float64Array(columns);
  for (const { rows } of choices) {
    for (const row of rows) {
      for (let column = 0; column < columns; column++) {
        means[column]! += row[column]! / rows.length / choices.length;
        squares[column]! += row[column]! ** 2 / rows.length / choices.length;
      }
    }
  }
  const spread = squares.map((square, column) => Math.sqrt(Math.max(0, square - means[column]! ** 2)));
  return {
    means,
    scales: spread.map((each) => Math.max(MIN_SCALE, each)),
    moves: spread.map((each) => Number(each > 1e-6)),
  };
}
