import { defineAudit } from '../../audit.ts';
import { quote } from '../../computed/text/quote.ts';
import { earliest } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 3;

/**
 * Seconds. In a video longer than this, a second at the end weighs less: three seconds are a tenth of this length, and
 * few of those who began are still watching.
 */
const WHOLE_LENGTH = 30;

/** Confidence that there is none. It may have been said aloud, or shown between two frames that were read. */
const SURE_OF_NONE = 0.6;

const MESSAGES = {
  appears: '{action} first appears at {at}, {left} before the end.',
  good: 'at least {needed}',
  sooner: 'Show {action} from {latest} on instead of from {at}.',
  evidence: '{action} from {at}',
  none: 'We could not read a call to action on screen at any time.',
  noneTitle: 'No call to action was found',
  noneEvidence: 'No call to action on screen',
  add: 'Show a call to action from {latest} on or sooner, and keep it to the end.',
  noneInShort: 'we could not find a call to action',
  lateInShort: 'the call to action comes only at {second}',
} as const;

export default defineAudit({
  id: 'call-to-action-time',
  needs: ['scenes', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 1.3,
    source:
      'Judgment: one second to see it, one to read it, one to decide; ABCD (Google Ads help 14783551) asks for a clear call; of a video over 30 s the same share of its length',
  },
  effort: 'minutes',
  videoDetail: 'request',
  part: 'callToAction',
  aspect: 'time',
  views: ['callToActionTiming'],
  praise: { words: 'a call to action with time to follow it', rank: 10 },
  fault: ({ evidence: [first] }) =>
    first?.second === undefined
      ? MESSAGES.noneInShort
      : formatMessage(MESSAGES.lateInShort, { second: formatValue(first.second, 'seconds') }),
  words: {
    name: 'Timing of the call to action',
    pass: 'The call to action comes early enough',
    fail: 'The call to action comes too late',
    why: 'Viewers drop off every second, so a last-moment call to action reaches the fewest and leaves them no time.',
    fix: 'Show the call to action at least 3 seconds before the end, and earlier too in a long video.',
    action: 'Show the call to action sooner',
  },

  run({ scenes, video }) {
    const first = earliest(scenes.callToAction);
    if (!first)
      return {
        kind: 'measured',
        value: 0,
        confidence: SURE_OF_NONE,
        title: MESSAGES.noneTitle,
        evidence: [{ label: MESSAGES.noneEvidence }],
        observation: MESSAGES.none,
        advice: formatMessage(MESSAGES.add, {
          latest: formatValue(Math.max(0, video.durationSeconds - GOOD), 'seconds'),
        }),
      };
    const shrunk = Math.min(1, WHOLE_LENGTH / video.durationSeconds);
    const left = Math.max(0, video.durationSeconds - first.start);
    const value = left * shrunk;
    const values = {
      action: quote(first.text),
      at: formatValue(first.start, 'seconds'),
      left: formatValue(left, 'seconds'),
      latest: formatValue(Math.max(0, video.durationSeconds - GOOD / shrunk), 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), second: first.start, box: first.box }],
      // A long video needs more time, so show the actual time that is left.
      display: values.left,
      good: formatMessage(MESSAGES.good, { needed: formatValue(GOOD / shrunk, 'seconds') }),
      observation: formatMessage(MESSAGES.appears, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.sooner, values) }),
    };
  },
});
