import type { TextLine } from '../../artifacts.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import type { Box } from '../../geometry.ts';

/** Distance from an edge within which a line is set apart at it, and from which it is not, as a share of the frame. */
const NEAR_EDGE = { from: 0.12, to: 0.2 } as const;
/** Empty space around a line that stands alone, and around one that does not. */
const ALONE = { from: 0.015, to: 0.035 } as const;
/** Lines of letters this much smaller may hang on to it, in shares of its height. */
const SMALLER = { from: 0.5, to: 0.7 } as const;

/**
 * How far a line stands by itself near the upper or the lower edge, as the sender's name does, 0..1: it fades, so that
 * one copy of a file does not have it and another not.
 */
export function apartness(line: TextLine, all: readonly TextLine[]): number {
  const { box, height } = line;
  const fromEdge = Math.min(box.y, 1 - box.y - box.h);
  const near = 1 - smoothStep(fromEdge, NEAR_EDGE.from, NEAR_EDGE.to);
  const alone = all
    .filter((other) => other.box !== box)
    .map((other) =>
      Math.max(
        smoothStep(gap(box, other.box), ALONE.from, ALONE.to),
        1 - smoothStep(other.height / height, SMALLER.from, SMALLER.to),
      ),
    );
  return near * Math.min(1, ...alone);
}

/** Empty space between two boxes, along the axis on which they are farther apart. */
const gap = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);

/** In words for a sentence: 'at the top', 'in the bottom left corner'. */
export function placeOf(box: Box): string {
  const vertical = box.y + box.h / 2 < 0.5 ? 'top' : 'bottom';
  const middle = box.x + box.w / 2;
  if (middle > 0.36 && middle < 0.64) return `at the ${vertical}`;
  return `in the ${vertical} ${middle < 0.5 ? 'left' : 'right'} corner`;
}
