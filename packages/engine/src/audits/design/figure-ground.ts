import { defineAudit } from '../../audit.ts';
import { centerBox } from '../../computed/attention/centers.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const GOOD = 28;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 5,
  source:
    'Direction: figure-ground contrast eases processing (Reber, Schwarz, Winkielman 2004); points: judgment',
};

const MESSAGES = {
  apart: 'Where people look differs from the rest by {shown} in brightness.',
  label: '{shown} from the rest in brightness',
} as const;

export default defineAudit({
  id: 'figure-ground',
  needs: ['layout', 'attention'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'subject',
  words: {
    name: 'Brightness difference at the focal point',
    why: 'What is clearly lighter or darker than the rest is seen first and understood fastest.',
  },

  run({ layout, attention }) {
    const value = layout.figureGround * 100;
    const peak = attention.centres[0];
    const values = { shown: formatValue(value, 'percent') };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.label, values), box: peak ? centerBox(peak) : WHOLE_FRAME }],
      observation: formatMessage(MESSAGES.apart, values),
    };
  },
});
