import type { Thing } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { formatValue } from '../../format-value.ts';
import { area } from '../../geometry.ts';

/** Share of attention that scores 97, percent. */
const GOOD = 25;

/** Things that stand for a setting rather than for what is sold. Judgement. */
const SETTING: ReadonlySet<string> = new Set(['person', 'dining table', 'bed', 'couch', 'bench', 'chair']);

export default defineAudit({
  id: 'product-in-focus',
  needs: ['attention', 'things'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 6,
    source: 'Judgement: a quarter of all looks on the product is a clear lead among words, people and brand',
  },
  effort: 'redesign',
  words: {
    name: 'Product in focus',
    pass: 'The product draws the eye',
    fail: 'The product is hardly looked at',
    why: 'What is sold should be among the first things seen; a product off to the side of every look is not remembered.',
    fix: 'Show the product larger, in front of a calm ground, near the middle or the headline.',
    action: 'Bring the product into focus',
  },

  run({ attention, things }) {
    const shown = things.filter(({ label }) => !SETTING.has(label));
    const product = shown.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
    if (!product) {
      return {
        kind: 'notApplicable',
        reason: 'No object that could be the product was recognised in the picture.',
      };
    }
    const share = 100 * attentionShare(attention, [product.box]);
    const figure = formatValue(share, 'percent');
    return {
      kind: 'measured',
      value: share,
      confidence: product.confidence,
      evidence: [{ label: `The ${product.label} draws ${figure} of attention`, box: product.box }],
      observation: `The ${product.label} ${placeName(product.box)} draws ${figure} of predicted attention on ${formatValue(area(product.box) * 100, 'percent')} of the picture.`,
      advice:
        share >= GOOD
          ? `Keep the ${product.label} as large and as free as it is.`
          : `If the ${product.label} is what is sold, show it larger or on calmer ground; ${GOOD} % of attention is a good share.`,
    };
  },
});

/** The largest, surest thing is taken for the product. */
const weightOf = ({ box, confidence }: Thing): number => area(box) * confidence;
