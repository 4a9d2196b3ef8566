import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'light-drama',
  needs: ['quality'],
  unit: 'percent',
  curve: { shape: 'rising', good: 82, middling: 40, source: 'Judgement' },
  effort: 'minutes',
  words: {
    name: 'Drama of light and dark',
    pass: 'Light and dark give the picture depth',
    fail: 'The picture is flat in its tones',
    why: 'A wide span from dark to light gives depth and tension; a narrow one looks hazy and unfinished.',
    fix: 'Deepen the darks and lift the lights with a curve.',
    action: 'Widen the tonal range',
  },

  run({ quality }) {
    const value = quality.lightnessSpread * 100;
    const shown = formatValue(value, 'percent');
    const mean = quality.meanLightness;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Tonal range ${shown}`, box: WHOLE_FRAME }],
      observation: `The tones span ${shown} of the scale from black to white.`,
      ...(value < 82 && {
        advice: `${mean > 0.6 ? 'Deepen the darks' : mean < 0.4 ? 'Lift the lights' : 'Deepen the darks and lift the lights'} until the tones span about 82 % (now ${shown}).`,
      }),
    };
  },
});
