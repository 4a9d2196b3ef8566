import type { Box } from '@adjudge/contract';
import type { CSSProperties } from 'react';

/** A box in fractions of what it lies on, as a style for an absolutely placed element. */
export const placed = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});
