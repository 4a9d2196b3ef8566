import type { TextLine } from '../../../artifacts/artifacts.ts';
import { fromHex } from '../../../color-space.ts';
import type { Frame } from '../../frame/index.ts';

/** Smallest and largest RGB distance, in levels of 255, within which a pixel has a letter's color. */
const NEAREST = 24;
const FARTHEST = 90;

/** Share of the box that letters fill. If their color fills less or more, it proves nothing. */
const LEAST_FILLED = 0.05;
const MOST_FILLED = 0.7;

/** Similarity (Dice) of the letters on two frames. Same words are over 0.85, others in the same place under 0.55. */
const SAME = 0.8;
const OTHER = 0.6;

/**
 * Whether the letters read on one frame are also on another, judged by the pixels in their color. Null when this is unclear
 * and the other frame must be read.
 */
export function lettersVisible(
  line: Pick<TextLine, 'box' | 'ink' | 'ground'>,
  onRead: Frame,
  other: Frame,
): boolean | null {
  const [ink, ground] = [fromHex(line.ink), fromHex(line.ground)];
  const apart = Math.hypot(ink.r - ground.r, ink.g - ground.g, ink.b - ground.b);
  const reach = Math.min(FARTHEST, apart / 2);
  if (reach < NEAREST) return null;
  const [known, now] = [inked(onRead, line.box, ink, reach), inked(other, line.box, ink, reach)];
  const [filled, fills] = [count(known), count(now)];
  if (filled < LEAST_FILLED * known.length || filled > MOST_FILLED * known.length) return null;
  const shared = known.reduce((sum, value, i) => sum + (value & now[i]!), 0);
  const likeness = (2 * shared) / (filled + fills);
  if (likeness >= SAME) return true;
  return likeness < OTHER ? false : null;
}

/** One byte per pixel of the box: 1 has the color. */
function inked(
  { width, height, data }: Frame,
  box: TextLine['box'],
  ink: ReturnType<typeof fromHex>,
  reach: number,
): Uint8Array {
  const [left, right] = [Math.floor(box.x * width), Math.min(width, Math.ceil((box.x + box.w) * width))];
  const [top, bottom] = [Math.floor(box.y * height), Math.min(height, Math.ceil((box.y + box.h) * height))];
  const mask = new Uint8Array(Math.max(0, right - left) * Math.max(0, bottom - top));
  let at = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const pixel = 3 * (y * width + x);
      const far = Math.hypot(data[pixel]! - ink.r, data[pixel + 1]! - ink.g, data[pixel + 2]! - ink.b);
      mask[at++] = far <= reach ? 1 : 0;
    }
  }
  return mask;
}

const count = (mask: Uint8Array): number => mask.reduce((sum, value) => sum + value, 0);
