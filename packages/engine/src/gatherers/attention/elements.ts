import type { BrandMark, CallToAction, Face, TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import type { Box } from '../../geometry.ts';
import { confidenceWeight } from '../../computed/text/main-lines.ts';
import { brandPresence, callToActionPresence, facePresence } from '../../computed/layout/presence.ts';
import weights from './weights.json' with { type: 'json' };

/** Elements that draw the eye regardless of their colors. */
export interface AttentionElements {
  readonly text: readonly TextLine[];
  readonly faces: readonly Face[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
}

/** How strongly people look for text of each role. Chosen by judgment, not fitted. */
export const ROLE_PULL: Record<TextRole, number> = {
  headline: 1,
  offer: 1,
  callToAction: 1,
  brand: 0.8,
  body: 0.7,
  legal: 0.3,
  label: 0.5,
};

/** Pull of the elements on every pixel; where they overlap the strongest counts. */
export function elementPull(elements: AttentionElements, width: number, height: number): Float32Array {
  const pull = new Float32Array(width * height);
  const add = (box: Box, weight: number): void => addBlob(pull, width, height, box, weight);
  for (const { box, role, confidence } of elements.text)
    add(box, weights.text * ROLE_PULL[role] * confidenceWeight(confidence));
  for (const { box, confidence } of elements.faces)
    add(box, weights.face * confidence * facePresence({ confidence }));
  for (const mark of elements.brand) add(mark.box, weights.brand * mark.confidence * brandPresence(mark));
  const { callToAction } = elements;
  if (callToAction)
    add(callToAction.box, weights.button * callToAction.confidence * callToActionPresence(callToAction));
  return pull;
}

/** Cutoff of a blob, in standard deviations. */
const REACH = 2.5;

/** Minimum standard deviation in px, so that a thin line of text still draws looks. */
const THINNEST = 2;

/** Raises the pull in the middle of the box to at least `weight`. @param thinnest minimum standard deviation, in cells */
export function addBlob(
  pull: Float32Array,
  width: number,
  height: number,
  box: Box,
  weight: number,
  thinnest = THINNEST,
): void {
  const x = (box.x + box.w / 2) * width;
  const y = (box.y + box.h / 2) * height;
  const spreadX = Math.max(thinnest, box.w * width * weights.spread);
  const spreadY = Math.max(thinnest, box.h * height * weights.spread);
  const right = Math.min(width, Math.ceil(x + REACH * spreadX));
  const bottom = Math.min(height, Math.ceil(y + REACH * spreadY));
  for (let row = Math.max(0, Math.floor(y - REACH * spreadY)); row < bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - REACH * spreadX)); column < right; column++) {
      const away = ((column + 0.5 - x) / spreadX) ** 2 + ((row + 0.5 - y) / spreadY) ** 2;
      const value = weight * Math.exp(-away / 2);
      const at = row * width + column;
      if (value > pull[at]!) pull[at] = value;
    }
  }
}
