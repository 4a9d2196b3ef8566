import { type Box, insideFrame } from '../../geometry.ts';

/** Room added above and beside a person's box, as shares of it: a covered head leaves a box that ends below. Chosen by judgment. */
const ROOM = { above: 0.3, side: 0.15 } as const;

/** A person's box with room for a head that was not detected as part of it. */
export const withHead = ({ x, y, w, h }: Box): Box =>
  insideFrame({
    x: x - ROOM.side * w,
    y: y - ROOM.above * h,
    w: (1 + 2 * ROOM.side) * w,
    h: (1 + ROOM.above) * h,
  });
