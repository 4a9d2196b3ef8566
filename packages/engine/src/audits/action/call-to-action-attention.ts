import { defineAudit } from '../../audit.ts';
import { callToActionPresence } from '../../computed/layout/presence.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 5;

export default defineAudit({
  id: 'call-to-action-attention',
  needs: ['callToAction', 'attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 1.2,
    source: 'Judgement: one look in twenty is enough for an element that is small by nature',
  },
  effort: 'hour',
  words: {
    name: 'Attention on the call to action',
    pass: 'The call to action is seen',
    fail: 'The call to action is overlooked',
    why: 'Only what is seen is pressed; a button away from every look might as well not be there.',
    fix: 'Give the button a colour of its own and move it to where the eye already goes.',
    action: 'Draw attention to the call to action',
  },

  run({ callToAction, attention }) {
    const share = attention.shares.callToAction;
    if (!callToAction || share === null) {
      return { kind: 'notApplicable', reason: 'There is no call to action to look at.' };
    }
    const value = share * 100;
    const figure = formatValue(value, 'percent');
    const name = quote(callToAction.text);
    return {
      kind: 'measured',
      value,
      confidence: callToActionPresence(callToAction),
      evidence: [{ label: `${name} draws ${figure} of attention`, box: callToAction.box }],
      observation: `The call to action ${name} draws ${figure} of predicted attention on ${formatValue(callToAction.share * 100, 'percent')} of the picture.`,
      advice:
        value < GOOD
          ? `Move ${name} closer to the headline or the strongest centre, give it a fill used nowhere else, and free the space around it; ${GOOD} % of attention is a good share.`
          : `Keep ${name} where it is.`,
    };
  },
});
