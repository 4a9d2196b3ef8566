import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { earliest, screenTimeOf } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const LOW = 15;
const HIGH = 60;

const MESSAGES = {
  onScreen: 'The call to action is on screen for {share} of the video.',
  longer: 'Show {action} for {least} or more, for instance once in the middle too.',
  later: 'Give the first half to the message, then bring in {action}.',
  evidence: '{action} for {figures}',
  none: 'We could not find a call to action on screen.',
  fault: 'the call to action is on screen for {value} of the time',
} as const;

export default defineAudit({
  id: 'call-to-action-share-of-time',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 30,
    source: 'Judgment: enough to be met, not so long that it is part of the wallpaper',
  },
  effort: 'minutes',
  part: 'callToAction',
  aspect: 'time',
  views: ['callToActionTiming'],
  fault: MESSAGES.fault,
  words: {
    name: 'Screen time of the call to action',
    pass: 'The call to action is well timed',
    fail: 'The call to action’s screen time is off',
    why: 'Viewers leave at every second: a brief call to action reaches few, and one that never leaves is tuned out.',
    fix: 'Show the call to action for about a fifth to half of the video.',
    action: 'Adjust the call to action’s screen time',
  },

  run({ scenes, video }) {
    const duration = video.durationSeconds;
    const first = earliest(scenes.callToAction);
    if (!first) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { percent: value, words: figures } = screenTimeOf(scenes.callToAction, duration);
    const values = {
      action: quote(first.text),
      share: formatValue(value, 'percent'),
      figures,
      least: formatValue((LOW / 100) * duration, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), second: first.start, box: first.box }],
      observation: formatMessage(MESSAGES.onScreen, values),
      ...(value < LOW && { advice: formatMessage(MESSAGES.longer, values) }),
      ...(value > HIGH && { advice: formatMessage(MESSAGES.later, values) }),
    };
  },
});
