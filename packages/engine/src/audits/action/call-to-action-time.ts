import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { earliest } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 3;

/** Seconds of a video over which a second at the end weighs less: three seconds are a tenth of this, met by few of those who began. */
const WHOLE_LENGTH = 30;

/** It may have been said aloud, or stood between two frames that were read. */
const SURE_OF_NONE = 0.6;

/** Seconds of difference that are worth a sentence. */
const NOTABLE = 0.5;

export default defineAudit({
  id: 'call-to-action-time',
  needs: ['scenes', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 1.3,
    source:
      'Judgement: one second to see it, one to read it, one to decide; ABCD (Google Ads help 14783551) asks for a clear call; of a video over 30 s the same share of its length',
  },
  effort: 'minutes',
  words: {
    name: 'Time left after the call to action',
    pass: 'The call to action comes while there is time to follow it',
    fail: 'The call to action comes at the last moment',
    why: 'The number of viewers falls with every second; a request that first appears in the last one meets the fewest and leaves them no time.',
    fix: 'Show the call to action at least 3 seconds before the end, and once more earlier in a long video.',
    action: 'Ask sooner',
  },

  run({ scenes, video }) {
    const first = earliest(scenes.callToAction);
    if (!first)
      return {
        kind: 'measured',
        value: 0,
        confidence: SURE_OF_NONE,
        evidence: [{ label: 'No call to action on the screen' }],
        observation: 'No call to action was read on the screen at any time, so that none is left to follow.',
        advice: `Show a call to action from ${formatValue(Math.max(0, video.durationSeconds - GOOD), 'seconds')} on or sooner.`,
      };
    const shrunk = Math.min(1, WHOLE_LENGTH / video.durationSeconds);
    const left = Math.max(0, video.durationSeconds - first.start);
    const value = left * shrunk;
    const latest = Math.max(0, video.durationSeconds - GOOD / shrunk);
    const at = formatValue(first.start, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [{ label: `${quote(first.text)} from ${at}`, second: first.start, box: first.box }],
      observation: `${quote(first.text)} first appears at ${at}, ${formatValue(left, 'seconds')} before the end${left - value > NOTABLE ? `; of so long a video that counts like ${formatValue(value, 'seconds')}` : ''}.`,
      advice:
        value >= GOOD
          ? `Keep ${quote(first.text)} on the screen to the end.`
          : `Show ${quote(first.text)} from ${formatValue(latest, 'seconds')} on instead of from ${at}.`,
    };
  },
});
