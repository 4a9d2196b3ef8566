import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { PLACEMENTS, type PlacementSpec } from '../../placements/placements.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Percent of deviation that platforms accept. */
const ACCEPTED = 1;

const CURVE: Curve = {
  shape: 'falling',
  good: 4,
  middling: 18,
  source: 'Google Ads help 17090561 accepts 1% (up to 4% counts as a slight crop); points: judgment',
};

const MESSAGES = {
  fits: 'The format ({size}) matches {placement}.',
  close: 'The format ({size}) is close to {placement} ({off} off).',
  off: 'The format ({size}) is {off} off the nearest standard one, {placement}.',
  export: 'Crop or extend the design to {wanted} px for {placement}.',
  unknown: 'We know no placement for this kind of creative.',
} as const;

export default defineAudit({
  id: 'aspect-ratio',
  needs: ['image'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  changes: ['crop'],
  part: 'placements',
  words: {
    name: 'Aspect ratio',
    pass: 'The aspect ratio is a standard one',
    fail: 'The aspect ratio is not a standard one',
    why: 'Platforms crop, pad or refuse pictures that do not come in one of their aspect ratios.',
    fix: 'Export in one of the standard aspect ratios.',
    action: 'Export in a standard aspect ratio',
  },

  run({ image }) {
    const ratio = image.width / image.height;
    const nearest = PLACEMENTS.toSorted((a, b) => distance(a, ratio) - distance(b, ratio))[0];
    if (!nearest) return { kind: 'notApplicable', reason: MESSAGES.unknown };
    const value = Math.expm1(distance(nearest, ratio)) * 100;
    const wanted =
      ratio > nearest.ratio
        ? `${Math.round(image.height * nearest.ratio)} x ${image.height}`
        : `${image.width} x ${Math.round(image.width / nearest.ratio)}`;
    const values = {
      size: `${image.width} x ${image.height} px`,
      off: formatValue(value, 'percent'),
      placement: `${nearest.platform} ${nearest.name}`,
      wanted,
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: values.size, box: WHOLE_FRAME }],
      observation: formatMessage(messageFor(value), values),
      ...(value > ACCEPTED && { advice: formatMessage(MESSAGES.export, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= ACCEPTED) return MESSAGES.fits;
  return passes(CURVE, value) ? MESSAGES.close : MESSAGES.off;
}

/** Distance between two log ratios: twice as wide is as far off as twice as high. */
const distance = (spec: PlacementSpec, ratio: number): number => Math.abs(Math.log(ratio / spec.ratio));
