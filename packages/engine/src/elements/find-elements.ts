import type { BrandMark, CallToAction, TextLine } from '../artifacts/artifacts.ts';
import type { Frame } from '../gatherers/frame/index.ts';
import { type Measurement, measured } from '../artifacts/measurement.ts';
import { brandMarks } from './brand-marks.ts';
import { decide } from './decide.ts';
import type { Elements } from './elements.ts';
import { requestMark } from './request-mark.ts';
import { type Seen, sceneOf } from './scene-of.ts';

export interface FoundElements {
  /** The lines again, each with its role. */
  readonly text: readonly TextLine[];
  /** null where nothing was found that asks. */
  readonly callToAction: CallToAction | null;
  /** Every place where the name is shown, surest first. */
  readonly brand: readonly BrandMark[];
  readonly elements: Elements;
}

/** Who speaks, what is said, asked and offered, by the ranker; the subject is found once it is known where people look. */
export async function findElements(
  frame: Frame,
  lines: readonly TextLine[],
  seen: Seen,
): Promise<Measurement<FoundElements>> {
  const scene = await sceneOf(frame, lines, seen);
  const decided = decide(scene);
  const { text, elements, request, name } = decided;
  return measured({
    text,
    callToAction: request && requestMark(request, scene),
    brand: brandMarks(name, scene),
    elements,
  });
}
