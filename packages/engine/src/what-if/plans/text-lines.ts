import type { BrandMark, TextLine } from '../../artifacts/artifacts.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type Box, enclosing, insideFrame, isMostlyIn } from '../../geometry.ts';

const MOST_NAMED = 3;

const MORE = '{count, plural, one {# more line} other {# more lines}}';

/** 'a, b, and c'; for many names, the first few and the number of the rest. */
export function joinNames(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const named = unique.length > MOST_NAMED ? unique.slice(0, MOST_NAMED - 1) : unique;
  const count = unique.length - named.length;
  return joinedList(count > 0 ? [...named, formatMessage(MORE, { count })] : named);
}

/**
 * A box around lines with padding on every side, within the frame.
 * @param room padding, in heights of the smallest line
 * @param ratio the frame's width over its height
 */
export function paddedBox(
  lines: readonly { readonly box: Box; readonly height: number }[],
  room: { readonly x: number; readonly y: number },
  ratio: number,
): Box {
  const { x, y, w, h } = enclosing(lines.map(({ box }) => box));
  const height = Math.min(...lines.map((line) => line.height));
  const [across, down] = [(room.x * height) / ratio, room.y * height];
  return insideFrame({ x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down });
}

/** OCR confidence, 0..1. Lines with less may not be text at all. */
const SURE = 0.8;
/** Degrees. Letters at a larger angle are hard to separate from the background. */
const LEVEL = 6;
/** Share of the frame's height. Smaller text in a photo is on objects and not the ad's own. */
const LEAST_HEIGHT = 0.012;

/** Whether a line is certainly the ad's own wording. Brand marks and packaging must not be changed. */
export function isSurelyMessage(line: TextLine, marks: readonly BrandMark[]): boolean {
  const role = line.role === 'headline' || line.role === 'offer' || line.role === 'body';
  const mark = marks.some(({ box }) => isMostlyIn(line.box, box));
  return (
    role && !mark && line.confidence >= SURE && Math.abs(line.angle) <= LEVEL && line.height >= LEAST_HEIGHT
  );
}
