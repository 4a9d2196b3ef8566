import { dot } from '../statistics/dot.ts';

/** One picture: the features of its cells and the distribution of gaze over them. */
export interface Scene {
  /** Feature values, cell by cell; each cell has as many as there are weights. */
  readonly cells: Float32Array;
  /** Fixed term of each cell's logit, independent of the weights. */
  readonly offset: Float32Array;
  /** Share of gaze per cell; sums to 1. */
  readonly gazeShares: Float32Array;
  /** Relative weight of the picture in the loss. */
  readonly weight: number;
}

const ROUNDS = 70;
/** Number of earlier steps that approximate the curvature. */
const MEMORY = 8;

/**
 * Weights for which the softmax of `offset + cells · weights` is closest to the gaze (Kullback-Leibler), with an L2 penalty.
 * The problem is convex and solved by L-BFGS.
 * @param start initial weights, one per feature of a cell
 */
export function fitSoftmax(scenes: readonly Scene[], start: Float64Array, penalty: number): Float64Array {
  let weights: Float64Array = start;
  let here = lossAt(scenes, weights, penalty);
  const steps: { readonly moved: Float64Array; readonly turned: Float64Array; readonly dot: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const direction = downhill(here.slope, steps);
    const fall = dot(direction, here.slope);
    let length = round === 0 ? 1 / Math.sqrt(dot(here.slope, here.slope)) : 1;
    let next = weights;
    let there = here;
    for (let attempt = 0; attempt < 20; attempt++, length /= 2) {
      next = weights.map((value, i) => value + length * direction[i]!);
      there = lossAt(scenes, next, penalty);
      if (there.loss <= here.loss + 1e-4 * length * fall) break;
    }
    if (here.loss - there.loss < 1e-7 * Math.abs(here.loss)) break;
    const moved = next.map((value, i) => value - weights[i]!);
    const turned = there.slope.map((value, i) => value - here.slope[i]!);
    const product = dot(moved, turned);
    if (product > 0) steps.push({ moved, turned, dot: product });
    if (steps.length > MEMORY) steps.shift();
    [weights, here] = [next, there];
  }
  return weights;
}

/** The two-loop recursion of L-BFGS (Nocedal 1980). */
function downhill(
  slope: Float64Array,
  steps: readonly { readonly moved: Float64Array; readonly turned: Float64Array; readonly dot: number }[],
): Float64Array {
  const direction = slope.map((value) => -value);
  const parts = steps.toReversed().map((step) => {
    const part = dot(step.moved, direction) / step.dot;
    addTo(direction, step.turned, -part);
    return { step, part };
  });
  const last = steps.at(-1);
  if (last) {
    const scale = last.dot / dot(last.turned, last.turned);
    for (let i = 0; i < direction.length; i++) direction[i]! *= scale;
  }
  for (const { step, part } of parts.toReversed()) {
    addTo(direction, step.moved, part - dot(step.turned, direction) / step.dot);
  }
  return direction;
}

function lossAt(
  scenes: readonly Scene[],
  weights: Float64Array,
  penalty: number,
): { readonly loss: number; readonly slope: Float64Array } {
  const all = scenes.reduce((sum, { weight }) => sum + weight, 0);
  const slope = weights.map((value) => penalty * value);
  let loss = (penalty / 2) * dot(weights, weights);
  for (const scene of scenes) loss += addScene(scene, weights, scene.weight / all, slope);
  return { loss, slope };
}

/** Returns the scene's part of the loss and adds its part of the gradient to `slope`. */
function addScene(
  { cells, offset, gazeShares }: Scene,
  weights: Float64Array,
  share: number,
  slope: Float64Array,
): number {
  const size = weights.length;
  const sums = Float64Array.from(offset, (value, cell) => {
    let sum = value;
    const from = cell * size;
    for (let i = 0; i < size; i++) sum += weights[i]! * cells[from + i]!;
    return sum;
  });
  const highest = sums.reduce((most, value) => Math.max(most, value), -Infinity);
  const spread = Math.log(sums.reduce((total, value) => total + Math.exp(value - highest), 0));
  let loss = 0;
  for (let cell = 0; cell < sums.length; cell++) {
    const log = sums[cell]! - highest - spread;
    loss -= share * gazeShares[cell]! * log;
    const miss = share * (Math.exp(log) - gazeShares[cell]!);
    const from = cell * size;
    for (let i = 0; i < size; i++) slope[i]! += miss * cells[from + i]!;
  }
  return loss;
}

function addTo(sum: Float64Array, values: Float64Array, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += times * values[i]!;
}
