import { defineAudit } from '../../audit.ts';
import { gapBetween } from '../../computed/layout/box-gap.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { isInsideCallToAction, confidenceWeight } from '../../computed/text/main-lines.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 55;

/** Percent of the button's height. More space than this adds nothing. */
const ENOUGH = 150;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 12,
  source: 'Judgment: half its own height free on every side sets a button apart from the words around it',
} as const satisfies Curve;

const MESSAGES = {
  free: '{action} has enough free space around it.',
  space: '{line} {level, select, fair {sits a little close to} other {crowds}} {action}.',
  apart: 'Move {line} away from {action}.',
  nearest: 'Nearest text: {line}',
  evidence: 'Call to action {action}',
  none: 'We could not find a call to action.',
  alone: 'No other text is near the call to action.',
  fault: 'the call to action is crowded',
} as const;

export default defineAudit({
  id: 'call-to-action-space',
  needs: ['callToAction', 'text', 'image'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'callToAction',
  aspect: 'place',
  fault: MESSAGES.fault,
  words: {
    name: 'Space around the call to action',
    pass: 'The call to action has breathing room',
    fail: 'Text crowds the call to action',
    why: 'A button with free space around it is seen first; one wedged between lines reads as more text.',
    fix: 'Keep at least half the button’s height free on every side.',
    action: 'Clear space around the call to action',
  },

  run({ callToAction, text, image }) {
    if (!callToAction) return { kind: 'notApplicable', reason: MESSAGES.none };
    const ratio = image.width / image.height;
    const others = text
      .filter((line) => !isInsideCallToAction(line, callToAction) && line.role !== 'callToAction')
      .map((line) => ({
        line,
        gap: (gapBetween(line.box, callToAction.box, ratio) / callToAction.box.h) * 100,
      }))
      .toSorted(
        (a, b) => a.gap / confidenceWeight(a.line.confidence) - b.gap / confidenceWeight(b.line.confidence),
      );
    const nearest = others[0];
    if (!nearest) return { kind: 'notApplicable', reason: MESSAGES.alone };
    const value = Math.min(ENOUGH, nearest.gap / confidenceWeight(nearest.line.confidence));
    const values = {
      action: quote(callToAction.text),
      line: lineName(nearest.line),
      level: levelOf(value, CURVE),
    };
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [
        { label: formatMessage(MESSAGES.nearest, values), box: nearest.line.box },
        { label: formatMessage(MESSAGES.evidence, values), box: callToAction.box },
      ],
      observation: formatMessage(values.level === 'good' ? MESSAGES.free : MESSAGES.space, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.apart, values) }),
    };
  },
});
