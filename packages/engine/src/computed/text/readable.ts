import type { TextLine } from '../../artifacts/artifacts.ts';
import { area } from '../../geometry.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';
import { weighedMean } from '../arithmetic/soft-worst.ts';

/** WCAG ratios below which words are as good as absent, and from which a look at them takes them in. Judgment. */
const LOST = 1.15;
const TAKEN_IN = 2.6;

/** How much of a look at words of this contrast is worth something, 0..1: what cannot be read does not sell. */
export const readable = (contrast: number): number => smoothStep(contrast, LOST, TAKEN_IN);

/** The same of several lines, the larger ones counting more; 1 where there are no words. */
export const readableLines = (lines: readonly TextLine[]): number =>
  lines.length === 0
    ? 1
    : weighedMean(
        lines.map(({ contrast, box }) => ({ value: readable(contrast), weight: Math.max(area(box), 1e-6) })),
      );

/** What is still believed of a contrast on which no two looks agree: that there is some figure. Judgment. */
const DOUBTED = 0.15;

/** How much what was measured behind a line counts, 0..1: less where looks at it differ. */
export const seenSurely = ({ agreed = 1 }: Pick<TextLine, 'agreed'>): number =>
  DOUBTED + (1 - DOUBTED) * agreed;

/** The same of several lines, by their weights; 1 where there are none. */
export const allSeenSurely = (
  lines: readonly { readonly line: TextLine; readonly weight: number }[],
): number =>
  lines.length === 0
    ? 1
    : weighedMean(
        lines.map(({ line, weight }) => ({ value: seenSurely(line), weight: Math.max(weight, 1e-9) })),
      );
