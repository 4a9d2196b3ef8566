import { defineAudit } from '../../audit.ts';
import { lineName, wordsOrPlace } from '../../computed/text/line-name.ts';
import { earliest } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE, messageLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 1.5;
const MOST = 10;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 0,
  source: 'Judgment: about five words of reason at 0.3 s each before the request',
};

/** A line without a word of three letters gives no reason. */
const A_WORD = /\p{L}{3}/u;

const MESSAGES = {
  inOrder: 'The reason comes first: {reason} at {shown}, then {action} at {asked}.',
  tooSoon: 'The CTA {action} leaves no time to read {reason} first.',
  reversed: 'The CTA {action} comes before the reason, {reason} ({asked} and {shown}).',
  reorder: 'Show {reason} about {good} before {action} appears.',
  nothing: 'We could not find {missing, select, message {a message} other {a CTA}} on the screen.',
  from: '{words} from {second}',
} as const;

export default defineAudit({
  id: 'reason-before-action',
  needs: ['scenes'],
  unit: 'seconds',
  curve: CURVE,
  effort: 'minutes',
  words: {
    name: 'Message before the CTA',
    pass: 'The message comes before the CTA',
    fail: 'The CTA comes too early',
    why: 'People need a reason before they are asked to act; a CTA without one is ignored.',
    fix: 'Show the headline or offer for a moment before the CTA appears.',
    action: 'Show the message before the CTA',
  },

  run({ scenes }) {
    const action = earliest(scenes.callToAction);
    const reason = earliest(
      messageLines(scenes.text).filter(({ role, text }) => role !== 'callToAction' && A_WORD.test(text)),
    );
    if (!action || !reason)
      return {
        kind: 'notApplicable',
        reason: formatMessage(MESSAGES.nothing, { missing: action ? 'message' : 'callToAction' }),
      };
    const value = Math.max(-MOST, Math.min(MOST, action.start - reason.start));
    const at = (second: number) => formatValue(second, 'seconds');
    const [words, asks] = [lineName(reason), lineName(action)];
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE - 0.1,
      evidence: [
        {
          label: formatMessage(MESSAGES.from, { words, second: at(reason.start) }),
          second: reason.start,
          box: reason.box,
        },
        {
          label: formatMessage(MESSAGES.from, { words: asks, second: at(action.start) }),
          second: action.start,
          box: action.box,
        },
      ],
      observation: formatMessage(messageFor(value), {
        reason: words,
        action: passes(CURVE, value) ? asks : wordsOrPlace(action),
        shown: at(reason.start),
        asked: at(action.start),
        good: at(GOOD),
      }),
      ...(value < GOOD && {
        advice: formatMessage(MESSAGES.reorder, { reason: words, action: asks, good: at(GOOD) }),
      }),
    };
  },
});

function messageFor(value: number): string {
  if (passes(CURVE, value)) return MESSAGES.inOrder;
  return value < 0 ? MESSAGES.reversed : MESSAGES.tooSoon;
}
