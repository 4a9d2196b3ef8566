import { defineAudit } from '../../audit.ts';
import { colorFeeling } from '../../computed/design/color-feeling.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  bright: 'Average brightness {brightness}.',
  label: 'Mood of the whole palette',
} as const;

export default defineAudit({
  id: 'colour-pleasure',
  needs: ['palette'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 75,
    middling: 30,
    source:
      'Pleasure = .69 brightness + .22 saturation (Valdez and Mehrabian 1994), scaled to 0-100; points: judgment',
  },
  effort: 'hour',
  part: 'colors',
  views: ['colour'],
  words: {
    name: 'Pleasantness of the colors',
    why: 'Bright, saturated colors feel pleasant; dark, dull ones weigh on the mood.',
  },

  run({ palette }) {
    if (palette.length === 0) return { kind: 'notApplicable', reason: 'We could not tell any colors apart.' };
    const { pleasure, brightness } = colorFeeling(palette);
    return {
      kind: 'measured',
      value: pleasure,
      confidence: 0.8,
      evidence: [{ label: MESSAGES.label, box: WHOLE_FRAME }],
      observation: formatMessage(MESSAGES.bright, {
        brightness: formatValue(Math.round(brightness * 100), 'percent'),
      }),
    };
  },
});
