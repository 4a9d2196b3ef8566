import type { Analysis } from '../report.ts';
import { type Original, gradeWithSameAttention, reencoded } from './regrade.ts';
import { type Trial, gainOf } from './trial.ts';

/** Below this many points of the overall score, a change is not worth a designer's time. */
const LEAST_GAIN = 0.5;
/** Points (of 100) by which the audit whose advice was followed must improve. */
const LEAST_OWN_GAIN = 5;

/**
 * Share of the gain that must come from the categories the change is meant for. Gains elsewhere are no reason to make it. The share is not
 * higher because a more readable headline also raises the impressions that count in other categories.
 */
const MEANT_SHARE = 0.3;

/**
 * Whether a trial is worth offering. It must gain overall, on its audit and in its categories, and gain again when both pictures are saved
 * as JPEG: text and object detectors may find more or less by chance.
 */
export function worthwhile(original: Original): (trial: Trial) => Promise<boolean> {
  let before: Promise<Analysis> | null = null;
  return async (trial) => {
    if (trial.gain < LEAST_GAIN || trial.auditGain < LEAST_OWN_GAIN) return false;
    if (trial.categoryGain < Math.max(LEAST_GAIN, MEANT_SHARE * trial.gain)) return false;
    if (trial.frame === null) return true;
    before ??= regradeReencoded(original, { frame: original.decoded.frame, crop: null, copy: null });
    return gainOf(await before, await regradeReencoded(original, trial)) >= LEAST_GAIN;
  };
}

async function regradeReencoded(
  original: Original,
  { frame, crop, copy }: Pick<Trial, 'frame' | 'crop' | 'copy'>,
): Promise<Analysis> {
  return gradeWithSameAttention(original, {
    ...(frame && { frame: await reencoded(frame) }),
    ...(crop && { crop }),
    ...(copy !== null && { copy }),
  });
}
