import { defineAudit } from '../../audit.ts';
import { colorFeeling } from '../../computed/design/color-feeling.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const LOW = 28;
const HIGH = 62;

/** OKLCH chroma from which a color stands out. Below it are grays, near-black navy and sand. Chosen by judgment. */
const STRONG = 0.09;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 20,
  source:
    'Arousal = -.31 brightness + .60 saturation (Valdez and Mehrabian 1994), scaled to 0-100; points: judgment',
};

const MESSAGES = {
  strong: 'Average saturation {saturation}; strongest color {strongest}.',
  calm: 'Average saturation {saturation}.',
  label: 'Liveliness of the whole picture',
} as const;

export default defineAudit({
  id: 'colour-arousal',
  needs: ['palette'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  part: 'colors',
  views: ['colour'],
  words: {
    name: 'Liveliness of the colors',
    why: 'Deep, saturated colors excite: a little wakes up someone scrolling, too much tires them.',
  },

  run({ palette }) {
    if (palette.length === 0) return { kind: 'notApplicable', reason: 'We could not tell any colors apart.' };
    const { arousal, saturation } = colorFeeling(palette);
    const strongest = palette.toSorted((a, b) => b.chroma - a.chroma)[0]!;
    return {
      kind: 'measured',
      value: arousal,
      confidence: 0.8,
      evidence: [{ label: MESSAGES.label, box: WHOLE_FRAME }],
      observation: formatMessage(strongest.chroma >= STRONG ? MESSAGES.strong : MESSAGES.calm, {
        saturation: formatValue(Math.round(saturation * 100), 'percent'),
        strongest: strongest.hex,
      }),
    };
  },
});
