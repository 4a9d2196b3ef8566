import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { sizeOf } from '../../messages/level.ts';
import type { Curve } from '../../scoring/curves.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const NAME = 'Exposure';
const LOW = 42;
const HIGH = 84;

const CURVE = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 26,
  source: 'Judgment on mean OKLab lightness; dark designs are given room by the slack',
} as const satisfies Curve;

/** Tonal range from which a dark or bright picture is lit that way on purpose; a badly exposed one is flat. Chosen by judgment. */
const WIDE = 0.45;

const MESSAGES = {
  exposed:
    '{size, select, small {The picture is dark} smallish {The picture is on the dark side} large {The picture is very bright} largish {The picture is on the bright side} other {The picture is bright enough for any screen}}.',
  lift: 'Lift the midtones and keep the darkest tones dark.',
  lower: 'Lower the highlights, or give a white background a slight tint.',
  mark: 'Mean lightness {lightness}',
} as const;

export default defineAudit({
  id: 'exposure',
  needs: ['quality'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  changes: ['expose'],
  part: 'colors',
  views: ['technical'],
  words: {
    name: NAME,
    pass: 'The picture is well exposed',
    fail: 'The picture is too dark or too bright',
    why: 'Dark pictures are hard to see in daylight, and white ones glare at night.',
    fix: 'Lift the midtones of a dark picture, or lower the highlights of a washed-out one.',
    action: 'Correct the exposure',
  },

  run({ quality }) {
    const value = quality.meanLightness * 100;
    const values = {
      lightness: formatValue(value, 'percent'),
      size: sizeOf(value, CURVE),
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), box: WHOLE_FRAME }],
      observation: formatMessage(MESSAGES.exposed, values),
      ...adviceFor(value, quality.lightnessSpread),
    };
  },
});

function adviceFor(value: number, spread: number): { title?: string; advice?: string } {
  if (value >= LOW && value <= HIGH) return {};
  if (spread >= WIDE) return { title: NAME, advice: '' };
  return { advice: value < LOW ? MESSAGES.lift : MESSAGES.lower };
}
