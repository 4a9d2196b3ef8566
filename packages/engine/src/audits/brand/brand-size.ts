import { isBrandLarge } from '../../computed/brand/large-brand.ts';
import { defineAudit } from '../../audit.ts';
import { LARGE_ENOUGH, mainMark, sizeOfMark } from '../../computed/brand/brand-mark.ts';
import { markName } from '../../computed/text/line-name.ts';
import { overallBrandPresence } from '../../computed/layout/presence.ts';
import { formatValue } from '../../format-value.ts';
import { sizeOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { MIN_GROWTH_FACTOR, MAX_GROWTH_FACTOR } from '../../messages/enlarge-advice.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Percent of the shorter side. */
const HIGH = 26;

const CURVE = {
  shape: 'sweetSpot',
  low: LARGE_ENOUGH,
  high: HIGH,
  slack: 3,
  source:
    'Direction: a larger brand draws attention without taking it from the rest (Pieters and Wedel 2004); points: judgment',
} as const satisfies Curve;

const NAME = 'Size of the brand';

const MESSAGES = {
  tooSmall: 'The brand is too small',
  tooLarge: 'The brand is too large',
  size: '{brand} is {size, select, small {too small} smallish {a little small} largish {a little large} large {too large} other {a good size}}.',
  besides: '{brand} is small in the picture, and large beside the other text.',
  enlarge: 'Set {brand} about {times} times as large.',
  enlargeMuch: 'Set {brand} at least twice as large.',
  enlargeALittle: 'Set {brand} a little larger.',
  reduce: 'Set {brand} smaller.',
  evidence: '{brand}, {height} of the shorter side high',
  none: 'We could not read a brand name.',
} as const;

export default defineAudit({
  id: 'brand-size',
  needs: ['brand', 'image', 'text', 'elements'],
  optionalNeeds: ['text', 'elements'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'brand',
  aspect: 'size',
  words: {
    name: NAME,
    pass: 'The brand is a good size',
    fail: 'The brand is too small or too large',
    why: 'Viewers forget a logo too small to read, and an oversized one leaves no room for a reason to buy.',
    fix: 'Set the brand’s name at 4% to 26% of the shorter side.',
    action: 'Resize the logo',
  },

  run({ brand, image, text, elements }) {
    const mark = mainMark(brand);
    if (!mark) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = sizeOfMark(mark, image);
    const size = sizeOf(value, CURVE);
    const values = {
      brand: markName(mark),
      size,
      height: formatValue(value, 'percent'),
      times: formatValue(LARGE_ENOUGH / value, 'count'),
    };
    return {
      kind: 'measured',
      value,
      confidence: overallBrandPresence(brand),
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), box: mark.box }],
      ...(!passes(CURVE, value) && { title: value < LARGE_ENOUGH ? MESSAGES.tooSmall : MESSAGES.tooLarge }),
      observation: formatMessage(MESSAGES.size, values),
      ...((value < LARGE_ENOUGH || value > HIGH) && {
        advice: formatMessage(adviceFor(value), values),
      }),
      ...(value < LARGE_ENOUGH &&
        isBrandLarge(text ?? [], elements) && {
          title: NAME,
          observation: formatMessage(MESSAGES.besides, values),
          advice: '',
        }),
    };
  },
});

/** A change that is too small to notice, or too large for a finished layout, is advised without a figure. */
function adviceFor(value: number): string {
  if (value > HIGH) return MESSAGES.reduce;
  const times = LARGE_ENOUGH / value;
  if (times < MIN_GROWTH_FACTOR) return MESSAGES.enlargeALittle;
  return times > MAX_GROWTH_FACTOR ? MESSAGES.enlargeMuch : MESSAGES.enlarge;
}
