import { z } from 'zod';

/** A rectangle in fractions of the frame's width and height, measured from the top left. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
export type Box = z.infer<typeof boxSchema>;

export const WHOLE_FRAME: Box = { x: 0, y: 0, w: 1, h: 1 };

export const area = (box: Box): number => box.w * box.h;

export const centerOf = (box: Box): { x: number; y: number } => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
});

/** Area shared by two boxes, as a fraction of the frame. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether more than half of the box lies in the place. */
export const isMostlyIn = (box: Box, place: Box): boolean => overlap(box, place) > area(box) / 2;

/** The smallest box around all boxes; the whole frame if there are none. */
export function enclosing(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return WHOLE_FRAME;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Clips the box to the frame. */
export function insideFrame(box: Box): Box {
  const left = Math.min(1, Math.max(0, box.x));
  const top = Math.min(1, Math.max(0, box.y));
  return {
    x: left,
    y: top,
    w: Math.max(0, Math.min(1, box.x + box.w) - left),
    h: Math.max(0, Math.min(1, box.y + box.h) - top),
  };
}
