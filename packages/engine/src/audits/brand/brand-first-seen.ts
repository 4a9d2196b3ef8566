import { defineAudit } from '../../audit.ts';
import { markName } from '../../computed/text/line-name.ts';
import { earliest } from '../../computed/video/spans.ts';
import { FROM_FRAMES, NEVER } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 3;

/**
 * Seconds under which a second weighs more: three seconds are a quarter of this, and a quarter is what a shorter video
 * has to keep to. In the midst of the 9 to 15 s that TikTok advises.
 */
const WHOLE_LENGTH = 12;

/** A logo without letters is missed; a name in letters would have been read in one of the frames. */
const SURE_OF_NONE = 0.45;

/** Seconds of difference that are worth a sentence. */
const NOTABLE = 0.5;

export default defineAudit({
  id: 'brand-first-seen',
  needs: ['scenes', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 7,
    source:
      'Meta business help: brand in 3 s; Google Ads help 14783551 (ABCD): in the first 5 s; of a video under 12 s the same share of its length, for 3 s are a quarter of 12: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Brand in the opening',
    pass: 'The brand is seen early',
    fail: 'The brand comes late',
    why: 'Those who leave early should at least know who spoke; a brand kept for the end is seen by the few who stayed.',
    fix: 'Show name or logo within 3 seconds, in a short video within its first quarter, on the product or in a corner.',
    action: 'Show the brand in the first seconds',
  },

  run({ scenes, video: { durationSeconds } }) {
    const first = earliest(scenes.brand);
    if (!first)
      return {
        kind: 'measured',
        value: NEVER,
        confidence: SURE_OF_NONE,
        evidence: [{ label: 'No brand name on the screen', second: 0 }],
        observation: `No brand name was read in the video at any time; that counts like one that comes at ${NEVER} s. A logo without letters is not recognised everywhere.`,
      };
    const at = formatValue(first.start, 'seconds');
    const stretched = Math.max(1, WHOLE_LENGTH / Math.max(1, durationSeconds));
    const value = first.start * stretched;
    const within = GOOD / stretched;
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [{ label: `${markName(first)} from ${at}`, second: first.start, box: first.box }],
      observation:
        value - first.start > NOTABLE
          ? `The brand ${markName(first)} is first seen at ${at} of ${formatValue(durationSeconds, 'seconds')}; in so short a video that counts like ${formatValue(value, 'seconds')}.`
          : `The brand ${markName(first)} is first seen at ${at}.`,
      advice:
        value <= GOOD
          ? `Keep ${markName(first)} in the opening.`
          : `Show ${markName(first)} within the first ${formatValue(within, 'seconds')} instead of from ${at}.`,
    };
  },
});
