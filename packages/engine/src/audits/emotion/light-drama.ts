import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 82;

const MESSAGES = {
  spread: '{shown} of the range from black to white.',
  label: 'Tonal range {shown}',
} as const;

export default defineAudit({
  id: 'light-drama',
  needs: ['quality'],
  unit: 'percent',
  curve: { shape: 'rising', good: GOOD, middling: 40, source: 'Judgment' },
  effort: 'minutes',
  part: 'colors',
  words: {
    name: 'Tonal range',
    why: 'A wide range from dark to light gives depth; a narrow one looks hazy and unfinished.',
  },

  run({ quality }) {
    const value = quality.lightnessSpread * 100;
    const values = { shown: formatValue(value, 'percent') };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.label, values), box: WHOLE_FRAME }],
      observation: formatMessage(MESSAGES.spread, values),
    };
  },
});
