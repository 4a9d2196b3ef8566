import type { CallToAction } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 5;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 1.2,
  source: 'Judgment: one look in twenty is enough for an element that is small by nature',
} as const satisfies Curve;

const NAME = 'Attention on the call to action';

const MESSAGES = {
  noticed:
    '{action} {level, select, good {gets noticed} fair {could get more attention} other {is easy to overlook}}.',
  move: 'Move {action} closer to the headline or the focal point. Give it a color of its own and free space around it.',
  evidence: '{action}: {share} of attention',
  none: 'We could not find a call to action.',
} as const;

export default defineAudit({
  id: 'call-to-action-attention',
  needs: ['callToAction', 'attention'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  changes: ['recolorButton', 'setAsButton', 'enlargeButton'],
  part: 'callToAction',
  aspect: 'attention',
  fault: { state: 'overlooked', thing: 'button' },
  words: {
    name: NAME,
    pass: 'The call to action gets noticed',
    fail: 'The call to action is easy to overlook',
    why: 'Viewers only click what they notice, and a button outside their first glances goes unused.',
    fix: 'Give the button a color of its own and place it where the eye already goes.',
    action: 'Draw attention to the call to action',
  },

  run({ callToAction, attention }) {
    const share = attention.shares.callToAction;
    if (!callToAction || share === null) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = share * 100;
    const values = {
      action: quote(callToAction.text),
      level: levelOf(value, CURVE),
      share: formatValue(value, 'percent'),
    };
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box: callToAction.box }],
      observation: formatMessage(MESSAGES.noticed, values),
      ...(standsOut(callToAction) && !passes(CURVE, value)
        ? { title: NAME, advice: '' }
        : value < GOOD && { advice: formatMessage(MESSAGES.move, values) }),
    };
  },
});

/** WCAG ratios from which a button is distinct from its surroundings, and its words from the button. */
const STRONG = { fill: 3, words: 4.5 } as const;

/** A button that is set apart is no design fault, wherever first glances are predicted to land. */
const standsOut = ({ kind, contrastWithSurround, textContrast }: CallToAction): boolean =>
  kind === 'button' && contrastWithSurround >= STRONG.fill && textContrast >= STRONG.words;
