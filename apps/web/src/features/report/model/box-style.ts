import type { Box } from '@adjudge/contract';
import type { CSSProperties } from 'react';

/** Converts a box in fractions of its container to the style of an absolutely positioned element. */
export const boxStyle = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});
