import sharp from 'sharp';
import type { Creative } from '../creative.ts';
import type { Decoded } from '../gatherers/picture/index.ts';
import { attentionOn } from '../elements/corrections/remeasure.ts';
import { type Frame, raw } from '../gatherers/frame/index.ts';
import { gatherCopyAgain, gatherDecoded } from '../gatherers/index.ts';
import { type Judged, judge } from '../grading/grade.ts';
import { withReading } from '../vision-reader/read-frames.ts';
import type { VisionReading } from '../vision-reader/vision-reading.ts';
import { withScoring } from '../vision-reader/reader.ts';
import { objectiveMixOf } from '../rubrics/with-objective.ts';
import type { Box } from '../geometry.ts';
import type { Analysis } from '../report.ts';
import { inputInCrop } from './input-in-crop.ts';

const noProgress = (): void => {};

export interface ChangedCreative {
  readonly frame?: Frame;
  /** The part of the original that `frame` shows; all of it by default. */
  readonly crop?: Box;
  readonly copy?: string;
}

export interface Original {
  readonly creative: Creative;
  readonly decoded: Decoded;
  readonly graded: Judged;
}

/** Grades the original again by the checks alone if a vision reader's ratings are part of its score. */
export function regradedByChecks({ bytes, fileName, told }: Creative, graded: Judged): Judged {
  const { reading } = graded.measured.artifacts;
  if (!reading?.scores) return graded;
  const copy = graded.analysis.adCopy;
  const creative = { bytes, fileName, ...(copy !== null && { copy }), ...(told && { told }) };
  const measured = withReading(withScoring(reading, false), graded.measured);
  return judge(creative, measured, noProgress, objectiveMixOf(graded.analysis));
}

/**
 * Grades the changed creative as `grade` would, but on its raw pixels: encoding would move scores by itself, and the gain must come from
 * the change. If only the copy changes, the picture's measurements are kept.
 */
export async function regrade(
  { creative: before, decoded, graded }: Original,
  { frame, crop, copy }: ChangedCreative,
): Promise<Judged> {
  const creative = {
    ...before,
    ...(copy !== undefined && { copy }),
    ...(crop && before.told && { told: inputInCrop(before.told, crop) }),
  };
  const objective = objectiveMixOf(graded.analysis);
  if (frame) {
    // Keep what the vision reader said about the original, as far as the changed picture still shows it.
    const { reading = null, text = [] } = graded.measured.artifacts;
    // If lines were read with a closer look, take one again. Drop their places, because a crop may have moved them.
    const looked = reading && text.some(({ closer }) => closer) ? withoutPlaces(reading) : null;
    const gathered = await gatherDecoded(creative, resized(decoded, frame), noProgress, { reading: looked });
    return judge(creative, withReading(reading, gathered), noProgress, objective);
  }
  if (copy === undefined) return graded;
  return judge(creative, await gatherCopyAgain(copy, graded.measured), noProgress, objective);
}

/**
 * Grades the changed creative with the original's attention map. A new map is a second prediction, and moved scores by points that the
 * change had not earned (docs/decisions/013). A crop moves everything, so it gets its own map.
 */
export async function gradeWithSameAttention(original: Original, change: ChangedCreative): Promise<Analysis> {
  const changed = await regrade(original, change);
  const { creative, graded } = original;
  const { attention, image } = graded.gathered.artifacts;
  const now = changed.gathered.artifacts;
  if (!attention || now.image?.width !== image?.width || now.image?.height !== image?.height)
    return changed.analysis;
  const copy = changed.analysis.adCopy;
  const same = { ...changed.gathered, artifacts: { ...now, attention: attentionOn(attention, now) } };
  return judge(
    { ...creative, ...(copy !== null && { copy }) },
    same,
    noProgress,
    objectiveMixOf(graded.analysis),
  ).analysis;
}

/** The reading without the places of its elements. */
function withoutPlaces(reading: VisionReading): VisionReading {
  if (!reading.answer) return reading;
  const { headline, brand, offer, request } = reading.answer.elements;
  const nowhere = { place: null };
  const elements = {
    ...reading.answer.elements,
    headline: { ...headline, ...nowhere },
    brand: { ...brand, ...nowhere },
    offer: { ...offer, ...nowhere },
    request: { ...request, ...nowhere },
  };
  return { ...reading, answer: { ...reading.answer, elements } };
}

/** Adjusts size and file facts to a crop. Assumes that the file shrinks in proportion to the pixels. */
function resized({ file, image, frame: before }: Decoded, frame: Frame): Decoded {
  const [across, down] = [frame.width / before.width, frame.height / before.height];
  return {
    frame,
    file: { ...file, bytes: Math.round(file.bytes * across * down) },
    image: { ...image, width: Math.round(image.width * across), height: Math.round(image.height * down) },
  };
}

/** JPEG quality that should not affect a score. */
const REENCODED = 85;

/** The picture after a JPEG round trip. A gain that does not survive this was chance. */
export async function reencoded(frame: Frame): Promise<Frame> {
  const { width, height } = frame;
  const jpeg = await raw(frame).jpeg({ quality: REENCODED }).toBuffer();
  return { width, height, data: await sharp(jpeg).raw().toBuffer() };
}
