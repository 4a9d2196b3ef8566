import { defineAudit } from '../../audit.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';
import { isUnder, sizeOf } from '../../messages/level.ts';
import { canGrow } from '../../messages/enlarge-advice.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const NAME = 'Size of the call to action';

/** CSS pixels. */
const LOW = 24;
const HIGH = 72;
const WANTED = 32;

const CURVE = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 11,
  source: 'WCAG 2.2 SC 2.5.8: targets of at least 24 CSS pixels; upper end: judgment',
} as const satisfies Curve;

const MESSAGES = {
  size: '{action} is {size, select, small {too small} smallish {a little small} largish {a little large} large {too large} other {a good size}} on a phone.',
  line: '{action} is a line of text, and {size, select, small {smaller than} smallish {a little smaller than} largish {a little larger than} large {larger than} other {as large as}} a button would be.',
  enlarge: 'Make the button {action} about {times} times as high.',
  apart:
    '{action} is too small to grow to a size that a thumb can hit: ask viewers to act on a button of its own.',
  reduce: 'Make the button {action} smaller.',
  evidence: '{action}, {height} high on a phone',
  none: 'We could not find a call to action.',
  small: 'the call to action is too small',
  large: 'the call to action is very large',
} as const;

export default defineAudit({
  id: 'call-to-action-size',
  needs: ['callToAction', 'image'],
  unit: 'pixels',
  curve: CURVE,
  effort: 'minutes',
  changes: ['setAsButton', 'enlargeButton'],
  part: 'callToAction',
  aspect: 'size',
  fault: ({ value, curve }) => (isUnder(value, curve) ? MESSAGES.small : MESSAGES.large),
  words: {
    name: NAME,
    pass: 'The call to action is a good size',
    fail: 'The size of the call to action is off',
    why: 'A small button is missed by eye and thumb, and an oversized one takes the message’s place.',
    fix: 'Make the button 24 to 72 px high at the size the ad is shown on a phone.',
    action: 'Resize the call to action',
  },

  run({ callToAction, image }) {
    if (!callToAction) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { text, box, kind } = callToAction;
    const shown = displaySize(image);
    const value = box.h * shown.height;
    const size = sizeOf(value, CURVE);
    const values = {
      action: quote(text),
      size,
      height: formatValue(value, 'pixels'),
      times: formatValue(WANTED / value, 'count'),
    };
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box }],
      // The letters of a line are not measured against the height of a button.
      ...(kind === 'text' && { title: NAME, advice: '' }),
      observation: formatMessage(kind === 'button' ? MESSAGES.size : MESSAGES.line, values),
      ...(kind === 'button' &&
        (value < LOW || value > HIGH) && {
          advice: formatMessage(adviceFor(value), values),
        }),
    };
  },
});

function adviceFor(value: number): string {
  if (value > HIGH) return MESSAGES.reduce;
  return canGrow(WANTED / value) ? MESSAGES.enlarge : MESSAGES.apart;
}
