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

/** A place under words is no place, and one on an object or a person hardly is; the eye's own spots are better left. */
const WORDS_COST = 40;
const OBJECT_COST = 30;

export interface FreePlaceParts {
  readonly text: readonly TextLine[];
  readonly attention: Attention;
  /** Objects, people and heads. */
  readonly objects: readonly Box[];
  /** Width over height. */
  readonly ratio: number;
}

/** The calmest place for a button that covers neither words nor anything that is shown: in the lower third, or at the right end of a strip. */
export function freePlace({ text, attention, objects, ratio }: FreePlaceParts): Box {
  const strip = ratio >= STRIP;
  const { w, h } = strip ? BUTTON_IN_STRIP : BUTTON;
  const left = strip ? 1 - 1 / 3 - w / 2 : MARGIN;
  const top = strip ? MARGIN : 1 - 1 / 3;
  const places = steps(left, 1 - MARGIN - w).flatMap((x) =>
    steps(top, 1 - MARGIN - h).map((y) => ({ x, y, w, h })),
  );
  const costs = places.map((box) => ({ box, cost: costOf(box, { text, attention, objects }) }));
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
  return best.box;
}

/** What lies under a place that is not free, as in a sentence; null where it is free of words and objects. */
export function underPlace(
  box: Box,
  { text, objects }: Pick<FreePlaceParts, 'text' | 'objects'>,
): 'words' | 'objects' | null {
  if (coversWords(box, text)) return 'words';
  return objects.some((object) => overlap(object, box) > 0) ? 'objects' : null;
}

const coversWords = (box: Box, text: readonly TextLine[]): boolean =>
  text.some((line) => overlap(line.box, box) > 0);

/** Objects lie within each other, a face in a person: what covers two of them is no worse than what covers the larger. */
const costOf = (box: Box, { text, attention, objects }: Omit<FreePlaceParts, 'ratio'>): number =>
  attentionShare(attention, [box]) +
  text.reduce((sum, line) => sum + WORDS_COST * overlap(line.box, box), 0) +
  OBJECT_COST * Math.max(0, ...objects.map((object) => overlap(object, box)));

const steps = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => round(from + ((to - from) * step) / STEPS));

const round = (value: number): number => Math.round(value * 1000) / 1000;
