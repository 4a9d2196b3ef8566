import type { BrandMark, CallToAction, Face, TextLine } from '../../artifacts.ts';
import type { Box } from '../../geometry.ts';
import { liesIn, prominence, trust } from '../text/main-lines.ts';
import { messageSpread } from '../text/message-spread.ts';
import { brandPresence, callToActionPresence } from '../layout/presence.ts';

export interface Elements {
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly faces: readonly Face[];
  readonly brand: readonly BrandMark[];
  /** Width over height of the picture. */
  readonly ratio: number;
}

/** One kind of element: how many there are, doubtful ones in part, and which. */
export interface ElementGroup {
  readonly kind: 'text' | 'button' | 'faces' | 'brand';
  readonly count: number;
  readonly boxes: readonly Box[];
}

/** What asks for a look of its own. Lines that stand together are one block; every face is looked at by itself. */
export function elementGroups({
  text,
  callToAction,
  faces,
  brand,
  ratio,
}: Elements): readonly ElementGroup[] {
  const lines = text.filter((line) => line.role !== 'brand' && !(callToAction && liesIn(line, callToAction)));
  const weighed = lines.map((line) => ({ line, weight: trust(line.confidence) * prominence(line) }));
  const mark = brand.toSorted((a, b) => b.confidence - a.confidence)[0];
  const groups: readonly ElementGroup[] = [
    { kind: 'text', count: messageSpread(weighed, ratio), boxes: lines.map(({ box }) => box) },
    { kind: 'faces', count: surely(faces), boxes: faces.map(({ box }) => box) },
    {
      kind: 'button',
      count:
        callToAction?.kind === 'button' ? callToAction.confidence * callToActionPresence(callToAction) : 0,
      boxes: callToAction ? [callToAction.box] : [],
    },
    {
      kind: 'brand',
      count: mark ? mark.confidence * brandPresence(mark) : 0,
      boxes: mark ? [mark.box] : [],
    },
  ];
  return groups.filter(({ count }) => count > 0);
}

const surely = (found: readonly { confidence: number }[]): number =>
  found.reduce((sum, { confidence }) => sum + Math.min(1, confidence), 0);
