import type { TextLine } from '../../../packages/engine/src/artifacts/artifacts.ts';
import type { Scene } from '../../../packages/engine/src/elements/ranker/scene.ts';
import { wordingOf } from '../../../packages/engine/src/elements/ranker/wording.ts';

/** A naive baseline without weights. Returns the text it picks for the element, or null for none. */
export type Guess = (scene: Scene) => string | null;

const highest = (lines: readonly TextLine[]): string | null =>
  lines.toSorted((a, b) => b.height - a.height)[0]?.text ?? null;

/** Distance from the nearest corner of the line to the nearest corner of the frame, in frame heights. */
const toCorner = ({ box }: TextLine, ratio: number): number =>
  Math.hypot(
    ratio * Math.max(0, Math.min(box.x, 1 - box.x - box.w)),
    Math.max(0, Math.min(box.y, 1 - box.y - box.h)),
  );

export const largestLine: Guess = ({ lines }) => highest(lines);

export const cornerLine: Guess = ({ lines, ratio }) =>
  lines.toSorted((a, b) => toCorner(a, ratio) - toCorner(b, ratio))[0]?.text ?? null;

export const firstPanelWithVerb: Guess = ({ lines, panels }) =>
  lines.find(({ text }, at) => panels[at] && wordingOf(text).asks > 0)?.text ?? null;

export const largestPrice: Guess = ({ lines }) =>
  highest(lines.filter(({ text }) => wordingOf(text).money || wordingOf(text).percent));
