import type { Frame } from '../../frame/index.ts';
import { luma } from '../../change/index.ts';

/** A frame and its lightness, one byte per pixel. */
export interface LumaPlane {
  readonly frame: Frame;
  readonly light: Uint8Array;
}

export const toLumaPlane = (frame: Frame): LumaPlane => ({
  frame,
  light: Uint8Array.from({ length: frame.data.length / 3 }, (_, i) => luma(frame.data, 3 * i)),
});

/** How the frames between two others mix them, where the two differ. Pixels that stay the same tell nothing. */
export interface Mixture {
  /** Share of the pixels that differ. */
  readonly area: number;
  /** How far the middle frame is from a mix of both, as a share of their difference. */
  readonly off: number;
  /** Correlation of both. Near 1 for the same picture, brightened or not. */
  readonly likeness: number;
  /** Standard deviation of the flatter of both. */
  readonly deviation: number;
  /**
   * How far the detail drops between them, as a share of its drop in a mix, where the edges of both have half their strength.
   * About 1 in a dissolve, however much moves in it, and about 0 when a camera moves or the light changes.
   * `least` is the smallest value at any quarter of the way: by chance detail drops at one and rises at another.
   */
  dip(): { readonly mean: number; readonly least: number };
}

/** Color difference, of 255, that counts as none. */
const SAME = 8;

const QUARTERS = [0.25, 0.5, 0.75];

/** @param between all frames from the first to the second, inclusive */
export function mixtureOf(between: readonly LumaPlane[]): Mixture {
  const last = between.length - 1;
  const [first, second] = [between[0]!, between[last]!];
  const at = differing(first.frame, second.frame);
  const [one, two] = [moments(first.light, at), moments(second.light, at)];
  const middle = between[Math.round(last / 2)]!.frame.data;
  let product = 0;
  let apart = 0;
  let off = 0;
  for (const i of at) {
    product += first.light[i]! * second.light[i]!;
    for (let channel = 3 * i; channel < 3 * i + 3; channel++) {
      const [a, b] = [first.frame.data[channel]!, second.frame.data[channel]!];
      apart += Math.abs(a - b);
      off += Math.abs(middle[channel]! - (a + b) / 2);
    }
  }
  const covariance = product / Math.max(1, at.length) - one.mean * two.mean;
  return {
    area: at.length / first.light.length,
    off: off / Math.max(1, apart),
    likeness: covariance / Math.max(1, one.deviation * two.deviation),
    deviation: Math.min(one.deviation, two.deviation),
    dip: () => dipOf(between, at),
  };
}

/** Indices of the pixels that differ. They fit 16 bits, since a thumbnail has fewer than 65,536 pixels. */
function differing({ data: a }: Frame, { data: b }: Frame): Uint16Array {
  const at = new Uint16Array(a.length / 3);
  let count = 0;
  for (let i = 0; i < a.length; i += 3) {
    const step = Math.max(
      Math.abs(a[i]! - b[i]!),
      Math.abs(a[i + 1]! - b[i + 1]!),
      Math.abs(a[i + 2]! - b[i + 2]!),
    );
    if (step > SAME) at[count++] = i / 3;
  }
  return at.subarray(0, count);
}

function moments(data: Uint8Array, at: Uint16Array): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0];
  for (const i of at) {
    sum += data[i]!;
    squares += data[i]! ** 2;
  }
  const mean = sum / Math.max(1, at.length);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, at.length) - mean ** 2)) };
}

function dipOf(between: readonly LumaPlane[], at: Uint16Array): ReturnType<Mixture['dip']> {
  const last = between.length - 1;
  const [a, b] = [between[0]!, between[last]!];
  const [detailA, detailB, shared] = [detail(a, a, at), detail(b, b, at), detail(a, b, at)];
  const whole = Math.max(1, detailA + detailB - 2 * shared);
  const dips = QUARTERS.map((quarter) => {
    const frame = Math.round(quarter * last);
    const share = frame / last;
    const sunk = (1 - share) * detailA + share * detailB - detail(between[frame]!, between[frame]!, at);
    return sunk / (share * (1 - share) * whole);
  });
  return { mean: dips.reduce((sum, dip) => sum + dip, 0) / dips.length, least: Math.min(...dips) };
}

/** Sum of the products of both planes' steps to the right and down. */
function detail({ frame: { width }, light: a }: LumaPlane, { light: b }: LumaPlane, at: Uint16Array): number {
  let sum = 0;
  for (const i of at) {
    if ((i + 1) % width > 0) sum += (a[i + 1]! - a[i]!) * (b[i + 1]! - b[i]!);
    if (i + width < a.length) sum += (a[i + width]! - a[i]!) * (b[i + width]! - b[i]!);
  }
  return sum;
}
