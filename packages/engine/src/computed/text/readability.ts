import type { TextLine } from '../../artifacts/artifacts.ts';
import { area } from '../../geometry.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';
import { weightedMean } from '../arithmetic/soft-worst.ts';

/** WCAG contrast ratios below which words are as good as absent, and from which a look takes them in. Chosen by judgment. */
const LOST = 1.15;
const TAKEN_IN = 2.6;

/** How useful a look at words of this contrast is, 0..1: what cannot be read does not sell. */
export const readability = (contrast: number): number => smoothStep(contrast, LOST, TAKEN_IN);

/** The same for several lines, where larger ones count more; 1 without words. */
export const readabilityOfLines = (lines: readonly TextLine[]): number =>
  lines.length === 0
    ? 1
    : weightedMean(
        lines.map(({ contrast, box }) => ({
          value: readability(contrast),
          weight: Math.max(area(box), 1e-6),
        })),
      );

/** Confidence in a contrast value when all measurements of it disagree. Chosen by judgment. */
const DOUBTED = 0.15;

/** Confidence, 0..1, in what was measured behind a line; lower when measurements disagree. */
export const contrastCertainty = ({ agreed = 1 }: Pick<TextLine, 'agreed'>): number =>
  DOUBTED + (1 - DOUBTED) * agreed;

/** The same for several lines, by weight; 1 without lines. */
export const meanContrastCertainty = (
  lines: readonly { readonly line: TextLine; readonly weight: number }[],
): number =>
  lines.length === 0
    ? 1
    : weightedMean(
        lines.map(({ line, weight }) => ({ value: contrastCertainty(line), weight: Math.max(weight, 1e-9) })),
      );
