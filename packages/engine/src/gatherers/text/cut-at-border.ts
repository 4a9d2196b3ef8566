import type { TextLine } from '../../artifacts/artifacts.ts';
import { fromHex } from '../../color-space.ts';
import type { Frame } from '../frame/index.ts';

/** Letter heights between the end of a line and the border, at most: a letter that is cut may not have been read. */
const NEAR = 0.6;
/** RGB distance, in levels of 255, below which ink and background cannot be told apart. */
const ALIKE = 60;
/** A pixel is ink up to this share of the way from ink to background. */
const INK = 0.45;
/** Share of the line's rows with ink on the border. Less is grain, and more is a frame or a panel. */
const CUT = { least: 0.1, most: 0.97 } as const;
/** Largest share of that just above and below the line, and how far to look, in its heights. More ink there is scenery. */
const ASIDE = 0.35;
const JUST = 0.2;

type Rgb = readonly [number, number, number];

/** Adds the side at which this frame cuts the line, and drops one that came from the part it was read in. */
export function withCutSide(frame: Frame, line: TextLine): TextLine {
  const cutAt = cutAtBorder(frame, line);
  if (cutAt) return { ...line, cutAt };
  const { cutAt: ofPart, ...whole } = line;
  return ofPart ? whole : line;
}

/**
 * The side of the frame that cuts through the letters of a line: their ink lies on the border in the line's rows but not in
 * the rows above and below. Null when neither side does, or when this is unclear.
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
