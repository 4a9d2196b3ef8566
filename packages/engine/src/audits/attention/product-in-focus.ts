import type { Thing } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { formatValue } from '../../format-value.ts';
import { area } from '../../geometry.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

/** Share of attention that scores 97, in percent. */
const GOOD = 25;

/** Things that usually are part of a setting and not the product. Chosen by judgment. */
const SETTING: ReadonlySet<string> = new Set(['person', 'dining table', 'bed', 'couch', 'bench', 'chair']);

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 6,
  source: 'Judgment: a quarter of all looks on the product is a clear lead among words, people and brand',
} as const satisfies Curve;

const MESSAGES = {
  focus:
    'The {thing} {place} {level, select, good {draws the eye} fair {could get more attention} other {gets little attention}}.',
  enlarge: 'If the {thing} is what you sell, show it larger or on a plainer background.',
  evidence: '{thing}: {share} of attention',
  none: 'We could not recognize a product in the picture.',
} as const;

export default defineAudit({
  id: 'product-in-focus',
  needs: ['attention', 'things'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'subject',
  words: {
    name: 'Product in focus',
    pass: 'The product draws the eye',
    fail: 'The product gets too little attention',
    why: 'Viewers remember what they look at, so the product should be among the first things they see.',
    fix: 'Show the product larger, on a plain background, near the center or the headline.',
    action: 'Bring the product into focus',
  },

  run({ attention, things }) {
    const shown = things.filter(({ label }) => !SETTING.has(label));
    const product = shown.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
    if (!product) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = 100 * attentionShare(attention, [product.box]);
    const values = {
      thing: product.label,
      place: placeName(product.box),
      level: levelOf(value, CURVE),
      share: formatValue(value, 'percent'),
    };
    return {
      kind: 'measured',
      value,
      confidence: product.confidence,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box: product.box }],
      observation: formatMessage(MESSAGES.focus, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.enlarge, values) }),
    };
  },
});

/** The largest and most certain thing counts as the product. */
const weightOf = ({ box, confidence }: Thing): number => area(box) * confidence;
