import { defineAudit } from '../../audit.ts';
import { centreBox } from '../../computed/attention/centres.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 28;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 5,
  source:
    'Direction: figure-ground contrast eases processing (Reber, Schwarz, Winkielman 2004); points: judgment',
};

const MESSAGES = {
  clear:
    'What draws the eye differs in brightness from the rest of the picture ({shown} on average; {good} or more is ideal).',
  close:
    'What draws the eye is close in brightness to the rest of the picture ({shown} apart on average; {good} or more is ideal).',
  label: '{shown} apart in brightness',
} as const;

export default defineAudit({
  id: 'figure-ground',
  needs: ['layout', 'attention'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  words: {
    name: 'Contrast in brightness',
    pass: 'What draws the eye has contrast in brightness',
    fail: 'What draws the eye lacks contrast in brightness',
    why: 'What is clearly lighter or darker than the rest is seen first and understood fastest.',
    fix: 'Lighten, darken or blur what surrounds the main elements.',
    action: 'Use more contrast in brightness',
  },

  run({ layout, attention }) {
    const value = layout.figureGround * 100;
    const peak = attention.centres[0];
    const values = { shown: formatValue(value, 'percent'), good: formatValue(GOOD, 'percent') };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: say(MESSAGES.label, values), box: peak ? centreBox(peak) : WHOLE_FRAME }],
      observation: say(passes(CURVE, value) ? MESSAGES.clear : MESSAGES.close, values),
    };
  },
});
