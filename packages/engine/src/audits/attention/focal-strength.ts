import type { AttentionCentre } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { centreBox, centreName, whereIs } from '../../computed/attention/centres.ts';
import { mostLookedAt } from '../../computed/attention/attention-share.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Share of the frame whose attention is measured. */
const PART = 0.1;

const GOOD = 55;

export default defineAudit({
  id: 'focal-strength',
  needs: ['attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 35,
    source: 'Judgement, on the spread of real ads; attention spread evenly gives 10 %',
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
    const value = 100 * mostLookedAt(attention, PART);
    const first = attention.centres[0];
    const figure = formatValue(value, 'percent');
    return {
      kind: 'measured',
      value,
      evidence: first
        ? [
            {
              label: `${centreName(first, 'Strongest centre')}, ${Math.round(first.share * 100)} % of attention around it`,
              box: centreBox(first),
            },
          ]
        : [{ label: 'Attention is spread over the whole frame', box: WHOLE_FRAME }],
      observation: `The most looked-at tenth of the picture holds ${figure} of predicted attention, where an even spread would give 10 %; ${first ? `${centreName(first, 'the strongest centre')} ${first.thing === undefined ? 'lies' : 'leads,'} ${placeName(centreBox(first))}` : 'no centre stands out'}.`,
      advice: adviceFor(value, figure, first),
    };
  },
});

function adviceFor(value: number, figure: string, first: AttentionCentre | undefined): string {
  if (value >= GOOD) return 'Keep the lead that this element has over the rest.';
  return first
    ? `Enlarge ${centreName(first, `what stands ${whereIs(first)}`)} or give it more contrast, until the most looked-at tenth holds ${GOOD} % instead of ${figure}.`
    : 'Choose one element to lead, and make it at least twice as large or as contrasting as every other.';
}
