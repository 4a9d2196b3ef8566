import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'tone-clipping',
  needs: ['quality'],
  unit: 'percent',
  curve: { shape: 'falling', good: 2, middling: 17, source: 'Judgement' },
  effort: 'minutes',
  words: {
    name: 'Blown and crushed tones',
    pass: 'Lights and darks keep their detail',
    fail: 'Lights or darks have lost their detail',
    why: 'Where tones are blown to white or crushed to black, the product’s surface and shape are gone.',
    fix: 'Recover the lights or open the shadows in the original.',
    action: 'Recover lost tones',
  },

  run({ quality }) {
    const blown = quality.clippedHighlights * 100;
    const crushed = quality.clippedShadows * 100;
    const value = blown + crushed;
    const parts = `${formatValue(blown, 'percent')} blown to white, ${formatValue(crushed, 'percent')} crushed to black`;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: parts, box: WHOLE_FRAME }],
      observation: `${formatValue(value, 'percent')} of the frame has lost its detail (${parts}), plain grounds and text panels left out.`,
      ...(value > 2 && {
        advice:
          blown >= crushed
            ? `Pull the highlights down in the original until less than 2% is blown (now ${formatValue(blown, 'percent')}).`
            : `Open the shadows in the original until less than 2% is crushed (now ${formatValue(crushed, 'percent')}).`,
      }),
    };
  },
});
