import type { Bars } from '../../artifacts/bars.ts';
import type { Box } from '../../geometry.ts';
import type { Frame } from '../frame/index.ts';

/** Levels of 255: up to the first a pixel is black, from the second it is lit. Compression turns black into values in between. */
const BLACK = 24;
const LIT = 40;
/** Minimum share of black pixels in a bar's row or column, and of lit pixels in the content's row or column next to it. */
const FILLED = 0.995;
const EDGE = 0.85;
/** Maximum number of rows or columns of a blurred edge. */
const SOFT = 3;
/** Minimum width of a bar (share of the side, px) and maximum difference within a pair. Thinner ones are a border. */
const LEAST = 0.03;
const LEAST_PIXELS = 5;
const ALIKE = 0.35;

type Way = 'rows' | 'columns';

/**
 * Black bars: strips of plain black along two opposite sides, about equally wide, each ending in a straight edge across the
 * whole frame. A dark background has no such edge.
 */
export function measureBars(frame: Frame): Bars {
  const { width, height } = frame;
  const whole: Box = { x: 0, y: 0, w: width, h: height };
  const content = trimmed(frame, trimmed(frame, whole, 'rows'), 'columns');
  if (content.w === 0 || content.h === 0) return { vertical: 0, horizontal: 0 };
  const share = (before: number, kept: number, all: number, way: Way): number => {
    const after = all - before - kept;
    const [thin, thick] = [Math.min(before, after), Math.max(before, after)];
    const isPair = thin >= Math.max(LEAST_PIXELS, LEAST * all) && thick - thin <= ALIKE * thick;
    return isPair && isStraight(frame, content, way) ? (all - kept) / all : 0;
  };
  return {
    vertical: share(content.y, content.h, height, 'rows'),
    horizontal: share(content.x, content.w, width, 'columns'),
  };
}

/** Removes the rows or columns of plain black at the two ends of a part. In px. */
function trimmed(frame: Frame, part: Box, way: Way): Box {
  const length = way === 'rows' ? part.h : part.w;
  const isBlack = (at: number): boolean => shareOf(frame, part, way, at, (level) => level <= BLACK) >= FILLED;
  let first = 0;
  while (first < length && isBlack(first)) first += 1;
  let end = length;
  while (end > first && isBlack(end - 1)) end -= 1;
  return way === 'rows'
    ? { ...part, y: part.y + first, h: end - first }
    : { ...part, x: part.x + first, w: end - first };
}

/** Whether the content is lit along its first and last row or column. */
function isStraight(frame: Frame, content: Box, way: Way): boolean {
  const length = way === 'rows' ? content.h : content.w;
  const isLit = (at: number): boolean =>
    at >= 0 && at < length && shareOf(frame, content, way, at, (level) => level >= LIT) >= EDGE;
  const depths = Array.from({ length: SOFT }, (_, depth) => depth);
  return depths.some(isLit) && depths.some((depth) => isLit(length - 1 - depth));
}

/** Share of the pixels in one row or column of a part whose lightest channel passes the test. */
function shareOf(
  { data, width }: Frame,
  { x, y, w, h }: Box,
  way: Way,
  at: number,
  holds: (level: number) => boolean,
): number {
  const [length, step, start] =
    way === 'rows' ? [w, 1, (y + at) * width + x] : [h, width, y * width + x + at];
  let held = 0;
  for (let along = 0; along < length; along++) {
    const pixel = 3 * (start + along * step);
    if (holds(Math.max(data[pixel]!, data[pixel + 1]!, data[pixel + 2]!))) held += 1;
  }
  return held / length;
}
