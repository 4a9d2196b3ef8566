import type { Attention, TextLine } from '../../artifacts/artifacts.ts';
import { type Box, overlap } from '../../geometry.ts';
import { attentionShare } from '../attention/attention-share.ts';
import { thousandths } from '../../rounded.ts';

/** Width / height from which the frame is a strip that is read from left to right. */
const STRIP = 2.5;

/** A button of about this size, in fractions of the frame, is easy to press and does not dominate. Chosen by judgment. */
const BUTTON = { w: 0.34, h: 0.11 } as const;
const BUTTON_IN_STRIP = { w: 0.2, h: 0.5 } as const;

/** Distance to the edge; the same as in the audit of the button's position. */
const MARGIN = 0.05;
const STEPS = 8;

export interface FreePlaceParts {
  readonly text: readonly TextLine[];
  readonly attention: Attention;
  /** Objects, people and heads. */
  readonly objects: readonly Box[];
  /** Width / height. */
  readonly ratio: number;
}

/**
 * The calmest place for a button that covers neither words nor objects: in the lower third, or at the right end of a
 * strip, else anywhere. Null when there is none, because making room is better advice than covering something.
 */
export function freePlace(parts: FreePlaceParts): Box | null {
  const strip = parts.ratio >= STRIP;
  const { w, h } = strip ? BUTTON_IN_STRIP : BUTTON;
  const usual = { x: strip ? 1 - 1 / 3 - w / 2 : MARGIN, y: strip ? MARGIN : 1 - 1 / 3 };
  return calmest({ ...usual, w, h }, parts) ?? calmest({ x: MARGIN, y: MARGIN, w, h }, parts);
}

/** Searches right and down from `x`, `y` for the free place of this size with the least attention. */
function calmest({ x, y, w, h }: Box, { text, attention, objects }: FreePlaceParts): Box | null {
  const taken = [...text.map(({ box }) => box), ...objects];
  const free = steps(x, 1 - MARGIN - w)
    .flatMap((left) => steps(y, 1 - MARGIN - h).map((top) => ({ x: left, y: top, w, h })))
    .filter((place) => taken.every((box) => overlap(box, place) === 0));
  const looked = free.map((place) => ({ place, share: attentionShare(attention, [place]) }));
  const [first, ...others] = looked;
  if (!first) return null;
  return others.reduce((least, each) => (each.share < least.share ? each : least), first).place;
}

const steps = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => thousandths(from + ((to - from) * step) / STEPS));
