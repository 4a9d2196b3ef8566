import { defineAudit } from '../../audit.ts';
import { centreBox } from '../../computed/attention-centres.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'focal-strength',
  needs: ['attention'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 30,
    middling: 12,
    source: 'Judgement, on the spread of real ads; 0 is attention spread evenly, 100 is one point',
  },
  effort: 'redesign',
  words: {
    name: 'Focal strength',
    pass: 'The eye knows where to start',
    fail: 'Nothing pulls the eye in',
    why: 'An ad is looked at for a second or two; without a clear entry the look is over before the message starts.',
    fix: 'Make one element clearly the largest, the most contrasting or the only one of its colour.',
    action: 'Give the eye one place to start',
  },

  run({ attention }) {
    const figure = Math.round(attention.concentration * 100);
    const first = attention.centres[0];
    const share = Math.round((first?.share ?? 0) * 100);
    return {
      kind: 'measured',
      value: attention.concentration * 100,
      evidence: first
        ? [{ label: `Strongest centre, ${share} % of attention`, box: centreBox(first) }]
        : [{ label: 'Attention is spread over the whole frame', box: WHOLE_FRAME }],
      observation: first
        ? `Predicted attention is gathered to ${figure} of 100; the strongest centre holds ${share} % of it.`
        : `Predicted attention is gathered to ${figure} of 100, and no centre stands out.`,
      advice: first
        ? `Enlarge what stands at the marked centre, or quieten the rest of the picture, until clearly more than ${share} % of attention rests there.`
        : 'Choose one element to lead, and make it at least twice as large or as contrasting as every other.',
    };
  },
});
