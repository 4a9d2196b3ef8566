import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Box, enclosing, insideFrame, overlap } from '../../geometry.ts';
import { type Frame, raw } from '../frame/index.ts';
import { withCutSide } from './cut-at-border.ts';
import { readText } from './read-text.ts';

/** Overlapping squares with this side: what one of them cuts is whole in another. */
const tiles = (side: number, starts: readonly number[]): Box[] =>
  starts.flatMap((y) => starts.map((x) => ({ x, y, w: side, h: side })));
const QUARTERS = tiles(0.6, [0, 0.4]);
const NINTHS = tiles(0.4, [0, 0.3, 0.6]);

/** Margin around a place, in sides of the frame, since a vision reader locates it only roughly. */
const AROUND = 0.15;

/**
 * Parts of the frame to look at, as a list of rounds, each closer than the one before.
 * @param places where to look, in fractions of the frame; when empty, looks everywhere
 */
export const partsToRead = (places: readonly Box[]): readonly (readonly Box[])[] =>
  places.length === 0 ? [QUARTERS, NINTHS] : [mergeOverlapping(places.map(grown))];

/** Reads a picture in parts, each at more pixels than when the whole was read. */
export async function readParts(picture: Frame, parts: readonly Box[]): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for (const part of parts) lines.push(...(await linesIn(picture, part)));
  return lines;
}

/** Merges overlapping parts. */
function mergeOverlapping([first, ...rest]: readonly Box[]): Box[] {
  if (!first) return [];
  const met = rest.filter((each) => overlap(first, each) > 0);
  if (met.length === 0) return [first, ...mergeOverlapping(rest)];
  return mergeOverlapping([enclosing([first, ...met]), ...rest.filter((each) => !met.includes(each))]);
}

const grown = ({ x, y, w, h }: Box): Box =>
  insideFrame({ x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND });

async function linesIn(picture: Frame, part: Box): Promise<TextLine[]> {
  const left = Math.floor(part.x * picture.width);
  const top = Math.floor(part.y * picture.height);
  const width = Math.max(1, Math.min(picture.width - left, Math.round(part.w * picture.width)));
  const height = Math.max(1, Math.min(picture.height - top, Math.round(part.h * picture.height)));
  const data = await raw(picture).extract({ left, top, width, height }).raw().toBuffer();
  const read = await readText({ width, height, data });
  if (!read.ok) return [];
  const [sx, sy] = [width / picture.width, height / picture.height];
  const [x0, y0] = [left / picture.width, top / picture.height];
  const placed = ({ x, y, w, h }: Box): Box => ({ x: x0 + sx * x, y: y0 + sy * y, w: sx * w, h: sy * h });
  return read.value
    .filter(({ box }) => !isCut(placed(box), part))
    .map((line) =>
      withCutSide(picture, {
        ...line,
        box: placed(line.box),
        worst: { ...line.worst, box: placed(line.worst.box) },
        height: sy * line.height,
      }),
    );
}

/** A line within this share of the frame of a part's edge touches it. */
const TOUCHES = 0.004;

/** Whether a line may continue outside the part that it was read in. */
const isCut = (line: Box, part: Box): boolean =>
  (part.x > 0 && line.x - part.x < TOUCHES) ||
  (part.y > 0 && line.y - part.y < TOUCHES) ||
  (part.x + part.w < 1 && part.x + part.w - line.x - line.w < TOUCHES) ||
  (part.y + part.h < 1 && part.y + part.h - line.y - line.h < TOUCHES);
