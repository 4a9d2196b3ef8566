import type { Box } from '../../geometry.ts';

interface Placed {
  readonly box: Box;
}

/**
 * Sorts items in the order in which a person reads. The picture is split recursively at its widest empty lane (into rows
 * before columns on a tie), so that two columns are read one after the other.
 * @param ratio width over height of the frame, to compare horizontal with vertical lanes
 */
export function inReadingOrder<T extends Placed>(items: readonly T[], ratio: number): T[] {
  if (items.length < 2) return [...items];
  const across = widestLane(items, ({ box }) => [box.y, box.y + box.h]);
  const down = widestLane(items, ({ box }) => [box.x, box.x + box.w]);
  if (!across && !down) return items.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const columns = down !== null && (across === null || down.width * ratio > across.width);
  const lane = columns ? down : across!;
  const before = items.filter(({ box }) => (columns ? box.x : box.y) < lane.at);
  const after = items.filter(({ box }) => (columns ? box.x : box.y) >= lane.at);
  return [...inReadingOrder(before, ratio), ...inReadingOrder(after, ratio)];
}

interface Lane {
  readonly at: number;
  readonly width: number;
}

function widestLane<T>(items: readonly T[], extent: (item: T) => readonly [number, number]): Lane | null {
  const spans = items.map(extent).toSorted((a, b) => a[0] - b[0]);
  let widest: Lane | null = null;
  let end = spans[0]![1];
  for (const [start, stop] of spans.slice(1)) {
    const width = start - end;
    if (width > 0 && (!widest || width > widest.width)) widest = { at: start, width };
    end = Math.max(end, stop);
  }
  return widest;
}
