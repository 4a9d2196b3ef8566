import type { BrandMark, CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import { area, type Box } from '../../geometry.ts';
import { softWorst } from '../arithmetic/soft-worst.ts';
import { isInsideCallToAction, confidenceWeight } from '../text/main-lines.ts';

export interface EdgeGap {
  /** The line; null for the button and for a logo. */
  readonly line: TextLine | null;
  readonly what: 'line' | 'button' | 'logo';
  readonly box: Box;
  /** Gap to the nearest edge of the frame, as a share of the shorter side. */
  readonly gap: number;
  readonly weight: number;
}

/** Share of the shorter side beyond which wider margins score no better. SMPTE ST 2046-1 keeps 5% for titles; rounded down. */
export const WIDE_MARGIN = 0.045;

/** Degrees. The box of a tilted line is larger than the line. */
const LEVEL = 8;
/** Minimum confidence of a logo; a doubtful mark has no reliable position. */
const SURE_MARK = 0.5;

/**
 * Gaps between the frame edge and level text lines (except fine print and labels), the button and logos without letters,
 * nearest first. Leaves out boxes without an area, which have no reliable position either.
 */
export function edgeGaps(
  { text, callToAction, brand }: Parts,
  { width, height }: { readonly width: number; readonly height: number },
): readonly EdgeGap[] {
  const button = callToAction?.kind === 'button' ? callToAction : null;
  const lines = text.filter(
    (line) =>
      line.role !== 'legal' &&
      line.role !== 'label' &&
      Math.abs(line.angle) < LEVEL &&
      !(button && isInsideCallToAction(line, button)),
  );
  const logos = brand.filter(({ text: name, confidence }) => name === '' && confidence > SURE_MARK);
  const shorter = Math.min(width, height);
  const gapOf = ({ x, y, w, h }: Box): number =>
    Math.max(0, Math.min(x * width, y * height, (1 - x - w) * width, (1 - y - h) * height) / shorter);
  return [
    ...lines.map((line) => ({
      line,
      what: 'line' as const,
      box: line.box,
      weight: confidenceWeight(line.confidence),
    })),
    ...(button ? [{ line: null, what: 'button' as const, box: button.box, weight: button.confidence }] : []),
    ...logos.map(({ box, confidence }) => ({ line: null, what: 'logo' as const, box, weight: confidence })),
  ]
    .filter(({ box }) => area(box) > 0)
    .map((each) => ({ ...each, gap: gapOf(each.box) }))
    .toSorted((a, b) => a.gap - b.gap);
}

interface Parts {
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
}

/** All gaps as one share of the shorter side, up to `WIDE_MARGIN`, with the nearest counting most; null without any. */
export const marginOf = (gaps: readonly EdgeGap[]): number | null =>
  gaps.length > 0
    ? softWorst(gaps.map(({ gap, weight }) => ({ value: Math.min(WIDE_MARGIN, gap), weight })))
    : null;
