import type { Attention, TextLine } from '../artifacts.ts';
import { type Box, overlap } from '../geometry.ts';
import { attentionShare } from './attention-share.ts';

/** Width of the frame over its height from which it is read as a strip, from left to right. */
const STRIP = 2.5;

/** A button of about this size, in fractions of the frame, is pressed with ease and does not take over. Judgement. */
const BUTTON = { w: 0.34, h: 0.11 } as const;
const BUTTON_IN_STRIP = { w: 0.2, h: 0.5 } as const;

/** Free way to the edge, as in the audit of the button's position. */
const MARGIN = 0.05;
const STEPS = 8;

/** A place under words is no place; the eye's own spots are the picture's subject, and are better left. */
const WORDS_COST = 40;
/** Rather on words than on what a person protects. */
const PROTECTED_COST = 400;

export interface FreePlaceParts {
  readonly text: readonly TextLine[];
  readonly attention: Attention;
  /** Width over height. */
  readonly ratio: number;
  /** Places that a person wants nothing set on. */
  readonly protect?: readonly Box[];
}

/** The calmest place for a button that covers no words: in the lower third, or at the right end of a strip. */
export function freePlace({ text, attention, ratio, protect = [] }: FreePlaceParts): Box {
  const strip = ratio >= STRIP;
  const { w, h } = strip ? BUTTON_IN_STRIP : BUTTON;
  const left = strip ? 1 - 1 / 3 - w / 2 : MARGIN;
  const top = strip ? MARGIN : 1 - 1 / 3;
  const places = steps(left, 1 - MARGIN - w).flatMap((x) =>
    steps(top, 1 - MARGIN - h).map((y) => ({ x, y, w, h })),
  );
  const costs = places.map((box) => ({
    box,
    cost: costOf(box, text, attention) + onProtected(box, protect),
  }));
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
  return best.box;
}

export const coversWords = (box: Box, text: readonly TextLine[]): boolean =>
  text.some((line) => overlap(line.box, box) > 0);

const costOf = (box: Box, text: readonly TextLine[], attention: Attention): number =>
  attentionShare(attention, [box]) + text.reduce((sum, line) => sum + WORDS_COST * overlap(line.box, box), 0);

const onProtected = (box: Box, protect: readonly Box[]): number =>
  protect.reduce((sum, place) => sum + PROTECTED_COST * overlap(place, box), 0);

const steps = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => round(from + ((to - from) * step) / STEPS));

const round = (value: number): number => Math.round(value * 1000) / 1000;
