import { defineAudit } from '../../audit.ts';
import { centreBox, centreName, mergedOn, rivalCentres } from '../../computed/attention/centres.ts';
import { shownAt } from '../../computed/layout/shown.ts';
import { formatValue } from '../../format-value.ts';

const SHOWN = 5;

/** Equal centres. */
const GOOD = 2.1;

export default defineAudit({
  id: 'competing-centres',
  needs: ['attention', 'subject', 'objects'],
  spares: ['subject', 'objects'],
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
    fix: 'Decide on one focal point, and give the words and ornaments that rival it less size or contrast.',
    action: 'Reduce the number of focal points',
  },

  run({ attention, subject, objects }) {
    const centres = mergedOn(attention.centres, subject);
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
        ? adviceFor(
            rivals.every((centre) => shownAt(centreBox(centre), { subject, objects }) !== null),
            value,
          )
        : 'Keep it so: add nothing that rivals the one centre.',
    };
  },
});

/** The rivals that are what the ad shows stay as they are: then it is the words that have to lead elsewhere. */
const adviceFor = (allShown: boolean, value: number): string =>
  allShown
    ? `Let the words lead to what is shown: set the headline next to it, so that ${GOOD} focal points are left instead of ${formatValue(value, 'count')}.`
    : `Let one focal point lead and one support it, ${GOOD} in all, instead of ${formatValue(value, 'count')}: less contrast or a smaller size for the other words and ornaments.`;
