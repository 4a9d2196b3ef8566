import { defineAudit } from '../../audit.ts';
import { mainMark } from '../../computed/brand/brand-mark.ts';
import { markName } from '../../computed/text/line-name.ts';
import { brandShown } from '../../computed/layout/presence.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 4;

export default defineAudit({
  id: 'brand-attention',
  needs: ['brand', 'attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 0.9,
    source:
      'Direction: attention to the brand is what carries over to memory (Wedel and Pieters 2000); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Attention on the brand',
    pass: 'The brand is looked at',
    fail: 'The brand is overlooked',
    why: 'Looks at the brand predict whether the ad is remembered as the brand’s own.',
    fix: 'Move the mark towards the message or give it more size and contrast.',
    action: 'Draw attention to the brand',
  },

  run({ brand, attention }) {
    const mark = mainMark(brand);
    const share = attention.shares.brand;
    if (!mark || share === null)
      return { kind: 'notApplicable', reason: 'No brand name was read that could be looked at.' };
    const value = share * 100;
    const name = markName(mark);
    const figure = formatValue(value, 'percent');
    return {
      kind: 'measured',
      value,
      confidence: brandShown(brand),
      evidence: [{ label: `${name} draws ${figure} of attention`, box: mark.box }],
      observation: `${name} draws ${figure} of predicted attention.`,
      advice:
        value < GOOD
          ? `Bring ${name} closer to the message or the strongest centre, or enlarge it; ${GOOD} % of attention is a good share.`
          : `Keep ${name} where it is.`,
    };
  },
});
