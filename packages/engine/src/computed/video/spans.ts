import { formatValue } from '../../format-value.ts';
import type { Span } from '../../artifacts/video-artifacts.ts';

/** Seconds of the span that are inside the window. */
export const secondsInside = (span: Span, window: Span): number =>
  Math.max(0, Math.min(span.end, window.end) - Math.max(span.start, window.start));

/** Sorted by time, with touching spans merged. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** Seconds of the window that at least one span covers. */
export const coveredSeconds = (spans: readonly Span[], window: Span): number =>
  mergeSpans(spans).reduce((sum, span) => sum + secondsInside(span, window), 0);

/** Time covered by at least one span: in seconds, as a percentage of the duration (seconds), and both in words. */
export function screenTimeOf(
  spans: readonly Span[],
  duration: number,
): { readonly seconds: number; readonly percent: number; readonly words: string } {
  const seconds = coveredSeconds(spans, { start: 0, end: duration });
  const words = `${formatValue(seconds, 'seconds')} of ${formatValue(duration, 'seconds')}`;
  return { seconds, percent: (100 * seconds) / duration, words };
}

/** Stretches of the window that no span covers. */
export function uncovered(spans: readonly Span[], window: Span): readonly Span[] {
  const bare: Span[] = [];
  let from = window.start;
  for (const { start, end } of mergeSpans(spans)) {
    if (start > from) bare.push({ start: from, end: Math.min(start, window.end) });
    from = Math.max(from, end);
  }
  if (from < window.end) bare.push({ start: from, end: window.end });
  return bare.filter(({ start, end }) => end > start);
}

/** Undefined for an empty list. */
export const longest = <T extends Span>(spans: readonly T[]): T | undefined =>
  spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];

export const earliest = <T extends Span>(spans: readonly T[]): T | undefined =>
  spans.toSorted((a, b) => a.start - b.start)[0];
