import { linear } from '../../color-space.ts';
import type { Frame } from '../frame/index.ts';
import { cellMeans } from './cell-means.ts';

/** WCAG 2.2, red flash: a change to or from a red of this saturation, by this distance in the CIE 1976 UCS diagram. */
const SATURATED = 0.8;
const FAR = 0.2;

/**
 * Minimum change of R - G - B in linear light, from the red flash of WCAG 2.1 (20 of 320): nearly black colors have no
 * visible hue.
 */
const SEEN = 20 / 320;

/** u', v' of a color that emits no light. */
const WHITE_POINT = { u: 0.1978, v: 0.4683 } as const;

interface Red {
  /** R - G - B in linear light, 0 where negative. */
  readonly excess: number;
  readonly saturated: boolean;
  readonly u: number;
  readonly v: number;
}

/** Redness of each cell of a frame. */
export const redOfCells = (frame: Frame, cells: number): Red[] => {
  const means = cellMeans(frame, cells, 3, (data, at, channel) => linear(data[at + channel]!));
  return Array.from({ length: cells * cells }, (_, cell) =>
    redOf(means[3 * cell]!, means[3 * cell + 1]!, means[3 * cell + 2]!),
  );
};

export const isRedSwing = (before: Red, now: Red): boolean =>
  (before.saturated || now.saturated) &&
  Math.abs(now.excess - before.excess) > SEEN &&
  Math.hypot(now.u - before.u, now.v - before.v) > FAR;

function redOf(r: number, g: number, b: number): Red {
  const sum = r + g + b;
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b;
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b;
  const parts = x + 15 * y + 3 * z;
  const { u, v } = parts > 1e-3 ? { u: (4 * x) / parts, v: (9 * y) / parts } : WHITE_POINT;
  return { excess: Math.max(0, r - g - b), saturated: sum > 0 && r / sum >= SATURATED, u, v };
}
