import type { BrandMark, CallToAction, TextLine } from '../artifacts/artifacts.ts';
import type { Frame } from '../gatherers/frame/index.ts';
import { type Measurement, measured } from '../artifacts/measurement.ts';
import { brandMarks } from './brand-marks.ts';
import { decide } from './decide.ts';
import type { Elements } from './elements.ts';
import type { Scene } from './ranker/scene.ts';
import { requestMark } from './request-mark.ts';
import { type Seen, sceneOf } from './scene-of.ts';

export interface FoundElements {
  /** The input lines, each with its role. */
  readonly text: readonly TextLine[];
  /** null when no request was found. */
  readonly callToAction: CallToAction | null;
  /** Every place that shows the name, surest first. */
  readonly brand: readonly BrandMark[];
  readonly elements: Elements;
}

/** Finds headline, brand, request, and offer with the ranker. The subject is found later, once attention is known. */
export async function findElements(
  frame: Frame,
  lines: readonly TextLine[],
  seen: Seen,
): Promise<Measurement<FoundElements>> {
  return measured(elementsIn(await sceneOf(frame, lines, seen)));
}

/** Same as `findElements` for an existing scene; needs no pixels. */
export function elementsIn(scene: Scene): FoundElements {
  const { text, elements, request, name } = decide(scene);
  return {
    text,
    callToAction: request && requestMark(request, scene),
    brand: brandMarks(name, scene),
    elements,
  };
}

/** Certainty of absence when nothing was found; low, because words may have been missed. */
const SURE_OF_NONE = { request: 0.8, brand: 0.5 } as const;

/** 0..1 */
export const requestConfidence = ({ callToAction }: FoundElements): number =>
  callToAction?.confidence ?? SURE_OF_NONE.request;

/** 0..1 */
export const brandConfidence = ({ brand: [mark] }: FoundElements): number =>
  Math.max(SURE_OF_NONE.brand, mark?.text ? mark.confidence : 0);
