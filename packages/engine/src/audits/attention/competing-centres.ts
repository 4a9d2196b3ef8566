import { defineAudit } from '../../audit.ts';
import { centreBox, centreName, rivalCentres } from '../../computed/attention/centres.ts';
import { formatValue } from '../../format-value.ts';

const SHOWN = 5;

/** Equal centres. */
const GOOD = 2.1;

export default defineAudit({
  id: 'competing-centres',
  needs: ['attention'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 4.2,
    source:
      'Judgement, on the spread of real ads, whose middle is 2.5: a centre and one or two in support; three to four looks a second leave room for no more',
  },
  effort: 'redesign',
  words: {
    name: 'Competing centres',
    pass: 'Few centres share the attention',
    fail: 'Too many centres fight for attention',
    why: 'Every centre as strong as the message takes a glance away from it, and there are only three or four glances.',
    fix: 'Decide on one centre; shrink, blur or remove the ones that rival it.',
    action: 'Quieten the centres that rival the message',
  },

  run({ attention: { centres } }) {
    const strongest = centres[0];
    if (!strongest)
      return { kind: 'notApplicable', reason: 'Predicted attention has no centre in this picture.' };
    const value = rivalCentres(centres);
    const rivals = centres.slice(1, SHOWN);
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    const second = centres[1];
    return {
      kind: 'measured',
      value,
      evidence: [
        ...rivals.map((centre) => ({
          label: `Rival${centre.thing === undefined ? '' : `, the ${centre.thing}`}, ${percent(centre.share)} of attention`,
          box: centreBox(centre),
        })),
        {
          label: `Strongest${strongest.thing === undefined ? '' : `, the ${strongest.thing}`}, ${percent(strongest.share)} of attention`,
          box: centreBox(strongest),
        },
      ],
      observation: second
        ? `Attention is split as if between ${formatValue(value, 'count')} equal centres: ${centreName(strongest, 'the strongest')} holds ${percent(strongest.share)}, ${second.thing === strongest.thing ? 'the next' : centreName(second, 'the next')} ${percent(second.share)}.`
        : `One centre holds ${percent(strongest.share)} of attention, and none rivals it.`,
      advice: second
        ? `Let one centre lead and one support it, ${GOOD} in all, instead of ${formatValue(value, 'count')}: less contrast, a smaller size, or out for the rest.`
        : 'Keep it so: add nothing that rivals the one centre.',
    };
  },
});
