import type { TextLine } from '../../artifacts/artifacts.ts';
import { fromHex } from '../../colour-space.ts';
import type { Frame } from '../frame/index.ts';

/** Heights of the letters within which a line has to end before the border: a letter that is cut may not be read. */
const NEAR = 0.6;
/** Steps of 255, over three channels, between ink and background under which they cannot be told apart. */
const ALIKE = 60;
/** Share of the way from ink to background up to which a pixel is ink. */
const INK = 0.45;
/** Share of the line's rows that have ink on the border: less is grain, all is a frame or a panel. */
const CUT = { least: 0.1, most: 0.97 } as const;
/** Share of the same just above and below it, and how far that is, in heights of the line: what goes on there is part of the picture. */
const ASIDE = 0.35;
const JUST = 0.2;

type Rgb = readonly [number, number, number];

/** A line with the side at which this frame cuts it, and without that of a part that it was read in. */
export function withCutSide(frame: Frame, line: TextLine): TextLine {
  const cutAt = cutAtBorder(frame, line);
  if (cutAt) return { ...line, cutAt };
  const { cutAt: ofPart, ...whole } = line;
  return ofPart ? whole : line;
}

/**
 * The side of the frame that cuts through the letters of a line: their ink stands on the border itself, in the line's rows and not in those
 * above and below. Null where none does, or where it cannot be told.
 */
export function cutAtBorder(
  frame: Frame,
  { box, height, ink, ground }: Pick<TextLine, 'box' | 'height' | 'ink' | 'ground'>,
): 'left' | 'right' | null {
  const [letters, background] = [rgbOf(ink), rgbOf(ground)];
  const span = distance(letters, background);
  if (span < ALIKE) return null;
  const near = NEAR * height * frame.height;
  const [top, bottom] = [Math.round(box.y * frame.height), Math.round((box.y + box.h) * frame.height)];
  const inked = (column: number, from: number, to: number): number => {
    const rows = Array.from(
      { length: Math.max(0, Math.min(frame.height, to) - Math.max(0, from)) },
      (_, row) => Math.max(0, from) + row,
    );
    const held = rows.filter((row) => distance(pixelAt(frame, column, row), letters) < INK * span);
    return rows.length === 0 ? 0 : held.length / rows.length;
  };
  const isCut = (column: number): boolean => {
    const own = inked(column, top, bottom);
    const just = Math.max(2, Math.round(JUST * (bottom - top)));
    const aside = Math.max(inked(column, top - just, top), inked(column, bottom, bottom + just));
    return own >= CUT.least && own <= CUT.most && aside <= ASIDE * own;
  };
  if (box.x * frame.width <= near && isCut(0)) return 'left';
  if ((1 - box.x - box.w) * frame.width <= near && isCut(frame.width - 1)) return 'right';
  return null;
}

const rgbOf = (hex: string): Rgb => {
  const { r, g, b } = fromHex(hex);
  return [r, g, b];
};

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function pixelAt({ data, width }: Frame, column: number, row: number): Rgb {
  const at = 3 * (row * width + column);
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
