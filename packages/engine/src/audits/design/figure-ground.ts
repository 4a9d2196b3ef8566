import { defineAudit } from '../../audit.ts';
import { centreName, whereIs } from '../../computed/attention/centres.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const AROUND = 0.3;

export default defineAudit({
  id: 'figure-ground',
  needs: ['layout', 'attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 28,
    middling: 5,
    source:
      'Direction: figure-ground contrast eases processing (Reber, Schwarz, Winkielman 2004); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Subject against ground',
    pass: 'The subject stands out from what is around it',
    fail: 'The subject melts into what is around it',
    why: 'A subject that differs clearly in lightness from its ground is seen first and understood fastest.',
    fix: 'Lighten, darken or blur the background behind the subject.',
    action: 'Lift the subject off its ground',
  },

  run({ layout, attention }) {
    const value = layout.figureGround * 100;
    const shown = formatValue(value, 'percent');
    const peak = attention.centres[0];
    const box = peak ? { x: peak.x - AROUND / 2, y: peak.y - AROUND / 2, w: AROUND, h: AROUND } : WHOLE_FRAME;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Differs ${shown} in lightness`, box }],
      observation: `${peak ? `${centreName(peak, 'the main subject')}, ${whereIs(peak)},` : 'The main subject'} differs by ${shown} in lightness from what surrounds it.`,
      ...(value < 28 && {
        advice: `Lighten or darken what lies behind ${peak ? centreName(peak, 'the subject') : 'the subject'} by about ${formatValue(Math.max(5, 28 - value), 'percent')}, or set it off with a shadow or a plain panel.`,
      }),
    };
  },
});
