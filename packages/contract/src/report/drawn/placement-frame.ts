import type { Analysis, Box, Placement } from '@adjudge/engine/report';
import { formatBytes } from '../figures/format-bytes.ts';

/** CSS pixels: letters lower than the first are not read by most who see them, lower than the second by many. */
const NOT_LEGIBLE = 9;
const HARD_TO_READ = 11;

/** Share of the picture that may be cut off unnoticed. */
const UNNOTICED = 0.03;

/** A box of the creative as it lies in the placement's frame, cut off at its edges; null where nothing of it is left. */
export function inFrame(box: Box, crop: Box): Box | null {
  const left = Math.max(0, (box.x - crop.x) / crop.w);
  const top = Math.max(0, (box.y - crop.y) / crop.h);
  const right = Math.min(1, (box.x + box.w - crop.x) / crop.w);
  const bottom = Math.min(1, (box.y + box.h - crop.y) / crop.h);
  return right > left && bottom > top ? { x: left, y: top, w: right - left, h: bottom - top } : null;
}

/** 'smallest text 7 px: not legible'; null without words, or where they are large enough. */
export function smallWords({ smallestTextPx }: Placement): string | null {
  if (smallestTextPx === null || smallestTextPx >= HARD_TO_READ) return null;
  const judgment = smallestTextPx < NOT_LEGIBLE ? 'not legible' : 'hard to read';
  return `smallest text ${smallestTextPx.toFixed(0)} px: ${judgment}`;
}

/** Why the creative does not fit the placement as it is; empty where it does. */
export function misfits(
  placement: Placement,
  { bytes, width, height, type }: Analysis['creative'],
): string[] {
  const { kept, covered, enoughPixels, withinWeight } = placement;
  const cut = covered.filter(({ why }) => why === 'crop').length;
  const under = covered.length - cut;
  const reasons = [
    1 - kept > UNNOTICED &&
      `${Math.round((1 - kept) * 100)}% of the ${type === 'video' ? 'frame' : 'picture'} is cut off`,
    cut > 0 && `${lines(cut)} cut`,
    under > 0 && `${lines(under)} under the platform’s buttons`,
    !enoughPixels && `${width} × ${height} px is smaller than this placement asks for`,
    withinWeight === false && `${formatBytes(bytes)} is over this placement’s limit`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 && !placement.fits ? ['the ratio is slightly off'] : reasons;
}

const lines = (count: number): string => (count === 1 ? 'one line is' : `${count} lines are`);
