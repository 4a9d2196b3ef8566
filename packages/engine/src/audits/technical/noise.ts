import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'noise',
  needs: ['quality'],
  unit: 'percent',
  curve: { shape: 'falling', good: 0.6, middling: 2.6, source: 'Judgement' },
  effort: 'minutes',
  words: {
    name: 'Noise',
    pass: 'Plain areas are clean',
    fail: 'Plain areas are grainy',
    why: 'Grain makes the file heavy, survives no platform’s compression and looks like a phone photo in the dark.',
    fix: 'Denoise the plain areas, or replace them by a flat colour.',
    action: 'Remove the grain',
  },

  run({ quality }) {
    const value = (quality.noise / 255) * 100;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Grain ${value.toFixed(1)}%`, box: WHOLE_FRAME }],
      observation: `Plain areas waver by ${quality.noise.toFixed(1)} of 255 steps, ${value.toFixed(1)}% of the scale.`,
      ...(value > 0.6 && {
        advice: `Denoise the plain areas until they waver by 1.5 steps or less (now ${quality.noise.toFixed(1)}).`,
      }),
    };
  },
});
