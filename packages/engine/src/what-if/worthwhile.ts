import type { Analysis } from '../report.ts';
import { type Original, gradedAsSeen, reencoded } from './regrade.ts';
import { type Trial, gainOf } from './trial.ts';

/** Points of the overall score under which a change is not worth a designer's hand. */
const LEAST_GAIN = 0.5;
/** By how much the very audit whose advice was followed must get better, of its own 100. */
const LEAST_OWN_GAIN = 5;

/**
 * Share of the gain that must come from where the change is meant to help: what jumps beside it is no reason to buy. The
 * impressions of other categories rise with a headline that can be read, so that it is not more.
 */
const MEANT_SHARE = 0.3;

/**
 * Whether a trial is worth selling. It must gain, gain on the audit it is about and in its category, and gain again when both pictures are
 * saved as JPEG: readers and finders of things may see more or less by chance, and chance is no fix.
 */
export function worthwhile(original: Original): (trial: Trial) => Promise<boolean> {
  let before: Promise<Analysis> | null = null;
  return async (trial) => {
    if (trial.gain < LEAST_GAIN || trial.ownGain < LEAST_OWN_GAIN) return false;
    if (trial.meant < Math.max(LEAST_GAIN, MEANT_SHARE * trial.gain)) return false;
    if (trial.frame === null) return true;
    before ??= gradedAgain(original, { frame: original.decoded.frame, copy: null });
    return gainOf(await before, await gradedAgain(original, trial)) >= LEAST_GAIN;
  };
}

async function gradedAgain(
  original: Original,
  { frame, copy }: Pick<Trial, 'frame' | 'copy'>,
): Promise<Analysis> {
  return gradedAsSeen(original, {
    ...(frame && { frame: await reencoded(frame) }),
    ...(copy !== null && { copy }),
  });
}
