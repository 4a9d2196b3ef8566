import type { Span } from '../../artifacts/video-artifacts.ts';

/** Runs of frames for which `holds` returns true, in seconds; none shorter than `least`. */
export function spansWhere(
  count: number,
  rate: number,
  holds: (frame: number) => boolean,
  least: number,
): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < count; from++) {
    if (!holds(from)) continue;
    let to = from;
    while (to + 1 < count && holds(to + 1)) to++;
    if ((to + 1 - from) / rate >= least) spans.push({ start: from / rate, end: (to + 1) / rate });
    from = to;
  }
  return spans;
}
