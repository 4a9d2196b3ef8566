import type { BrandMark, TextLine } from '../../artifacts/artifacts.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';
import { type Box, enclosing, insideFrame, isMostlyIn } from '../../geometry.ts';

const MOST_NAMED = 3;

const MORE = '{count, plural, one {# more line} other {# more lines}}';

/** 'a, b, and c'; of many the first few and how many more. */
export function joined(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const named = unique.length > MOST_NAMED ? unique.slice(0, MOST_NAMED - 1) : unique;
  const count = unique.length - named.length;
  return joinedList(count > 0 ? [...named, say(MORE, { count })] : named);
}

/**
 * A box around lines with room on every side, inside the frame.
 * @param room in heights of the lowest line
 * @param ratio the frame's width over its height
 */
export function around(
  lines: readonly { readonly box: Box; readonly height: number }[],
  room: { readonly x: number; readonly y: number },
  ratio: number,
): Box {
  const { x, y, w, h } = enclosing(lines.map(({ box }) => box));
  const height = Math.min(...lines.map((line) => line.height));
  const [across, down] = [(room.x * height) / ratio, room.y * height];
  return insideFrame({ x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down });
}

/** Of the reader: less sure lines may be no words at all. */
const SURE = 0.8;
/** Degrees: letters that lean more are not parted from their ground well. */
const LEVEL = 6;
/** Of the frame's height: smaller words in a photograph stand on things, and are not the ad's. */
const LEAST_HEIGHT = 0.012;

/** Whether a line is the ad's own wording for sure: nobody's mark or packaging is recoloured. */
export function isSurelyMessage(line: TextLine, marks: readonly BrandMark[]): boolean {
  const role = line.role === 'headline' || line.role === 'offer' || line.role === 'body';
  const mark = marks.some(({ box }) => isMostlyIn(line.box, box));
  return (
    role && !mark && line.confidence >= SURE && Math.abs(line.angle) <= LEVEL && line.height >= LEAST_HEIGHT
  );
}
