import type { TextLine } from '../../artifacts.ts';
import { prominence, trust } from '../../computed/text/main-lines.ts';
import type { Box } from '../../geometry.ts';

/** Offset, as a share of the frame, at which two edges pass from one line to two. Judgement: about a letter's stem. */
const TOLERANCE = 0.012;

/** Lines whose heights overlap by this share stand on one row and are not stacked. */
const SAME_ROW = 0.5;

/**
 * 0..100: how well the text lines share edges. Stacked lines share a left edge, a middle or a right edge; lines on a row
 * share a bottom or a middle. Each counts by its best partner and by its length. null with fewer than two lines.
 */
export function alignmentOf(text: readonly TextLine[]): number | null {
  const lines = text.filter(({ role }) => role !== 'legal');
  if (lines.length < 2) return null;
  let sum = 0;
  let weights = 0;
  for (const line of lines) {
    const weight = prominence(line) * trust(line.confidence);
    const partners = lines.filter((other) => other !== line).map((other) => sharing(line.box, other.box));
    sum += weight * Math.max(...partners);
    weights += weight;
  }
  return weights > 0 ? (100 * sum) / weights : null;
}

function sharing(a: Box, b: Box): number {
  const offsets = onOneRow(a, b)
    ? [a.y + a.h - b.y - b.h, a.y + a.h / 2 - b.y - b.h / 2]
    : [a.x - b.x, a.x + a.w / 2 - b.x - b.w / 2, a.x + a.w - b.x - b.w];
  return Math.max(...offsets.map((offset) => Math.exp(-((offset / TOLERANCE) ** 2) / 2)));
}

function onOneRow(a: Box, b: Box): boolean {
  const common = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return common > SAME_ROW * Math.min(a.h, b.h);
}
