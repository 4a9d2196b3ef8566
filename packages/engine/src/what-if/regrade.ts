import sharp from 'sharp';
import type { Creative } from '../creative.ts';
import type { Decoded } from '../gatherers/decode.ts';
import { type Frame, raw } from '../gatherers/frame.ts';
import { gatherCopyAgain, gatherDecoded } from '../gatherers/index.ts';
import { type GradeResult, judge } from '../grade.ts';

const quiet = (): void => {};

/** What is changed: pixels, copy, or both. */
export interface Changed {
  readonly frame?: Frame;
  readonly copy?: string;
}

/** The original as it was graded. */
export interface Original {
  readonly creative: Creative;
  readonly decoded: Decoded;
  readonly graded: GradeResult;
}

/**
 * Grades the changed creative as `grade` would, on its pixels as they are: an encoding would move scores by itself, and
 * a gain must be the change's own. A change of the copy alone keeps what was measured of the picture.
 */
export async function regrade(original: Original, { frame, copy }: Changed): Promise<GradeResult> {
  const { decoded, graded } = original;
  const creative = copy === undefined ? original.creative : { ...original.creative, copy };
  if (frame) {
    const gathered = await gatherDecoded(creative, resized(decoded, frame), quiet);
    return judge(creative, gathered, quiet);
  }
  if (copy === undefined) return graded;
  return judge(creative, await gatherCopyAgain(copy, graded.gathered), quiet);
}

/** A cropped picture has fewer pixels, and its file is lighter by as much. */
function resized({ file, image, frame: before }: Decoded, frame: Frame): Decoded {
  const [across, down] = [frame.width / before.width, frame.height / before.height];
  return {
    frame,
    file: { ...file, bytes: Math.round(file.bytes * across * down) },
    image: { ...image, width: Math.round(image.width * across), height: Math.round(image.height * down) },
  };
}

/** Quality of the JPEG that a score should not notice. */
const REENCODED = 85;

/** The same picture as a JPEG would give it back: a gain that does not outlive this was chance. */
export async function reencoded(frame: Frame): Promise<Frame> {
  const { width, height } = frame;
  const jpeg = await raw(frame).jpeg({ quality: REENCODED }).toBuffer();
  return { width, height, data: await sharp(jpeg).raw().toBuffer() };
}
