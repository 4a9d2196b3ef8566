import { isBrandLarge } from '../../computed/brand/large-brand.ts';
import { defineAudit } from '../../audit.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { LARGE_ENOUGH, mainMark, sizeOfMark } from '../../computed/brand/brand-mark.ts';
import { isLegible, markName } from '../../computed/text/line-name.ts';
import { overallBrandPresence } from '../../computed/layout/presence.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 4;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 0.9,
  source:
    'Direction: attention to the brand is what carries over to memory (Wedel and Pieters 2000); points: judgment',
} as const satisfies Curve;

const NAME = 'Attention on the brand';

const MESSAGES = {
  noticed:
    '{brand}{place} {level, select, good {gets noticed} fair {could get more attention} other {is easy to overlook}}.',
  move: 'Make {brand} larger, or move it closer to the headline or the focal point.',
  evidence: '{brand}: {share} of attention',
  none: 'We could not read a brand name.',
} as const;

export default defineAudit({
  id: 'brand-attention',
  needs: ['brand', 'attention', 'image', 'text', 'elements'],
  optionalNeeds: ['text', 'elements'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'brand',
  aspect: 'attention',
  onVideo: 'score-only',
  praise: { words: 'a brand that gets noticed', rank: 7 },
  fault: { state: 'overlooked', thing: 'brand' },
  words: {
    name: NAME,
    pass: 'The brand gets noticed',
    fail: 'The brand is easy to overlook',
    why: 'Viewers who do not notice the brand do not remember whose ad they saw.',
    fix: 'Make the logo larger or higher in contrast, or move it closer to the message.',
    action: 'Draw attention to the brand',
  },

  run({ brand, attention, image, text, elements }) {
    const mark = mainMark(brand);
    const share = attention.shares.brand;
    if (!mark || share === null) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = share * 100;
    const values = {
      brand: markName(mark),
      // A mark that is not legible is already named by its place.
      place: isLegible({ text: mark.text }) ? ` ${placeName(mark.box)}` : '',
      level: levelOf(value, CURVE),
      share: formatValue(value, 'percent'),
    };
    return {
      kind: 'measured',
      value,
      confidence: overallBrandPresence(brand),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box: mark.box }],
      observation: formatMessage(MESSAGES.noticed, values),
      // A name of a good size is no design fault, wherever first glances are predicted to land.
      ...(!passes(CURVE, value) &&
      (sizeOfMark(mark, image) >= LARGE_ENOUGH || isBrandLarge(text ?? [], elements))
        ? { title: NAME, advice: '' }
        : value < GOOD && { advice: formatMessage(MESSAGES.move, values) }),
    };
  },
});
