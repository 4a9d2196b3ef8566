import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { earliest, timeOf } from '../../computed/video/spans.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

const LOW = 15;
const HIGH = 60;

export default defineAudit({
  id: 'call-to-action-share-of-time',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 30,
    source: 'Judgement: enough to be met, not so long that it is part of the wallpaper',
  },
  effort: 'minutes',
  words: {
    name: 'Time of the call to action',
    pass: 'The call to action has its fair share of the time',
    fail: 'The call to action has too little or too much of the time',
    why: 'Viewers leave at every second: a request that stands for a sliver of the time meets few of them, and one that never leaves stops being seen.',
    fix: 'Show the call to action for about a fifth to a half of the time.',
    action: 'Give the call to action its share of the time',
  },

  run({ scenes, video }) {
    const duration = video.durationSeconds;
    const first = earliest(scenes.callToAction);
    if (!first) return { kind: 'notApplicable', reason: 'No call to action was read on the screen.' };
    const { percent: value, words: figures } = timeOf(scenes.callToAction, duration);
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES,
      evidence: [{ label: `${quote(first.text)} for ${figures}`, second: first.start, box: first.box }],
      observation: `A call to action stands on the screen for ${figures}, ${formatValue(value, 'percent')} of the time.`,
      advice:
        value < LOW
          ? `Show ${quote(first.text)} for ${formatValue((LOW / 100) * duration, 'seconds')} or more, for instance once in the middle too.`
          : value > HIGH
            ? `Leave the first half to the message and bring ${quote(first.text)} in after it.`
            : `Keep the time of ${quote(first.text)}.`,
    };
  },
});
