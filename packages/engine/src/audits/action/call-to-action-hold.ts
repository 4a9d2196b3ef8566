import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { longest } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 2;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 1,
  source: 'Judgment: 0.3 s a word (200 words a minute, Brysbaert 2019) and a second to find it',
} as const satisfies Curve;

const MESSAGES = {
  held: '{action} stays on screen for {time}, from {start} to {end}.',
  brief: '{action} is gone after {time} (from {start} to {end}).',
  hold: 'Hold {action} for {needed} or more without a break.',
  evidence: '{action} for {time}',
  none: 'We could not find a call to action on screen.',
  fault: 'the call to action is gone after {value}',
} as const;

export default defineAudit({
  id: 'call-to-action-hold',
  needs: ['scenes'],
  unit: 'seconds',
  curve: CURVE,
  effort: 'minutes',
  part: 'callToAction',
  aspect: 'time',
  views: ['callToActionTiming'],
  fault: MESSAGES.fault,
  words: {
    name: 'Hold time of the call to action',
    pass: 'The call to action stays long enough',
    fail: 'The call to action disappears too soon',
    why: 'Viewers have to find it first and then read it, which takes about two seconds.',
    fix: 'Hold the call to action for at least 2 seconds without a break.',
    action: 'Hold the call to action longer',
  },

  run({ scenes }) {
    const stay = longest(scenes.callToAction);
    if (!stay) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = stay.end - stay.start;
    const values = {
      action: quote(stay.text),
      time: formatValue(value, 'seconds'),
      start: formatValue(stay.start, 'seconds'),
      end: formatValue(stay.end, 'seconds'),
      needed: formatValue(GOOD, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), second: stay.start, box: stay.box }],
      observation: formatMessage(levelOf(value, CURVE) === 'good' ? MESSAGES.held : MESSAGES.brief, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.hold, values) }),
    };
  },
});
