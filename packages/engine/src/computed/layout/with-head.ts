import { type Box, insideFrame } from '../../geometry.ts';

/** Shares of a person's box that are looked at above it and at its sides: where something lies over the head, the box ends below. Judgment. */
const ROOM = { above: 0.3, side: 0.15 } as const;

/** A person's box with room for a head that was not seen as part of it. */
export const withHead = ({ x, y, w, h }: Box): Box =>
  insideFrame({
    x: x - ROOM.side * w,
    y: y - ROOM.above * h,
    w: (1 + 2 * ROOM.side) * w,
    h: (1 + ROOM.above) * h,
  });
