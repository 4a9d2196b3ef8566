import type { CallToAction, Face, TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { area, type Box, isMostlyIn, overlap } from '../../geometry.ts';

/** Something in the picture that a placement should not lose. */
export interface PlacementElement {
  readonly text: string;
  readonly box: Box;
  readonly kind: 'text' | 'callToAction' | 'face';
  /** Relative to the other elements of the same picture. */
  readonly importance: number;
}

export interface PlacementParts {
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly faces: readonly Face[];
}

/** Cost of losing a line of this role, relative to a headline. Chosen by judgment. */
const ROLE_IMPORTANCE: Record<TextRole, number> = {
  headline: 1,
  offer: 1,
  callToAction: 1,
  brand: 0.7,
  body: 0.5,
  legal: 0.2,
  label: 0,
};
const BUTTON_IMPORTANCE = 1.5;
const FACE_IMPORTANCE = 0.6;

/** Square root, because a word twice as high is not four times as important. */
const size = (box: Box): number => Math.sqrt(area(box));

/** Most important first. */
export function placementElements({
  text,
  callToAction,
  faces,
}: PlacementParts): readonly PlacementElement[] {
  // The words on the button count as part of it.
  const lines = callToAction ? text.filter((line) => !isMostlyIn(line.box, callToAction.box)) : text;
  const elements: PlacementElement[] = lines.map((line) => ({
    text: line.text,
    box: line.box,
    kind: 'text',
    importance: ROLE_IMPORTANCE[line.role] * line.confidence * size(line.box),
  }));
  if (callToAction) {
    elements.push({
      text: callToAction.text,
      box: callToAction.box,
      kind: 'callToAction',
      importance: BUTTON_IMPORTANCE * callToAction.confidence * size(callToAction.box),
    });
  }
  for (const face of faces) {
    elements.push({
      text: 'face',
      box: face.box,
      kind: 'face',
      importance: FACE_IMPORTANCE * face.confidence * size(face.box),
    });
  }
  return elements.toSorted((a, b) => b.importance - a.importance);
}

/** Share of `box` that is inside `within`, 0..1. */
export const shareInside = (box: Box, within: Box): number =>
  area(box) > 0 ? overlap(box, within) / area(box) : 1;
