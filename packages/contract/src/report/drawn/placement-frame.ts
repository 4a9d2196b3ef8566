import { AS_IS, type Analysis, type Box, type Placement, READABLE_PX } from '@adjudge/engine/report';
import { formatBytes } from '../figures/format-bytes.ts';

/** CSS pixels. Many viewers cannot read smaller letters. */
const HARD_TO_READ = 11;

/** Difference of two ratios, as a natural logarithm, that most placements accept. */
const RATIO_TOLERANCE = 0.01;

/** A box of the creative in the placement's coordinates, clipped to its frame; null when nothing is left of it. */
export function clipToFrame(box: Box, crop: Box): Box | null {
  const left = Math.max(0, (box.x - crop.x) / crop.w);
  const top = Math.max(0, (box.y - crop.y) / crop.h);
  const right = Math.min(1, (box.x + box.w - crop.x) / crop.w);
  const bottom = Math.min(1, (box.y + box.h - crop.y) / crop.h);
  return right > left && bottom > top ? { x: left, y: top, w: right - left, h: bottom - top } : null;
}

/** 'smallest text 7 px: not legible'; null when there is no text, or it is large enough. */
export function smallTextNote({ smallestTextPx }: Placement): string | null {
  if (smallestTextPx === null || smallestTextPx >= HARD_TO_READ) return null;
  const judgment = smallestTextPx < READABLE_PX ? 'not legible' : 'hard to read';
  return `smallest text ${smallestTextPx.toFixed(0)} px: ${judgment}`;
}

/** Reasons why the creative does not fit the placement; empty when it fits, or when only its text is too small (`smallTextNote`). */
export function misfitReasons(
  placement: Placement,
  { bytes, width, height, type }: Analysis['creative'],
): string[] {
  const { kept, covered, enoughPixels, withinWeight } = placement;
  const cut = covered.filter(({ why }) => why === 'crop').length;
  const under = covered.length - cut;
  const reasons = [
    kept < AS_IS &&
      `${Math.round((1 - kept) * 100)}% of the ${type === 'video' ? 'frame' : 'picture'} is cut off`,
    cut > 0 && `${lines(cut)} cut`,
    under > 0 && `${lines(under)} under the platform’s buttons`,
    !enoughPixels && `${width} × ${height} px is smaller than this placement asks for`,
    withinWeight === false && `${formatBytes(bytes)} is over this placement’s limit`,
  ].filter((reason) => reason !== false);
  if (reasons.length > 0 || placement.fits) return reasons;
  // Without small text, only the ratio is left to explain the misfit, whatever this placement accepts.
  const isLegible = (placement.smallestTextPx ?? READABLE_PX) >= READABLE_PX;
  const isOff = Math.abs(Math.log(width / height / placement.ratio)) > RATIO_TOLERANCE;
  return isLegible || isOff ? ['the ratio is slightly off'] : [];
}

const lines = (count: number): string => (count === 1 ? 'one line is' : `${count} lines are`);
