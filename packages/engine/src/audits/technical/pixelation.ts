import { defineAudit } from '../../audit.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Places of some 220 that must look photographed, and from how many it is sure: fewer are often a drawing with shades. */
const LEAST = 24;
const ENOUGH = 48;

export default defineAudit({
  id: 'pixelation',
  needs: ['quality'],
  unit: 'ratio',
  curve: {
    shape: 'falling',
    good: 2.4,
    middling: 2.95,
    source: 'Direction: natural pictures hold detail at every scale (Field 1987); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Pixelation',
    pass: 'The picture has enough pixels',
    fail: 'The picture is blown up from few pixels',
    why: 'A blocky or smeared photo beside sharp type looks unprofessional, whatever it shows.',
    fix: 'Use the original photo in at least the size at which it is shown.',
    action: 'Replace the low-resolution photo',
  },

  run({ quality: { enlargement } }) {
    if (!enlargement || enlargement.tiles < LEAST) {
      return { kind: 'notApplicable', reason: 'There is too little photographic area to judge.' };
    }
    const { ratio, tiles, box } = enlargement;
    const isSoft = ratio > 2.7;
    return {
      kind: 'measured',
      value: ratio,
      confidence: smoothStep(tiles, LEAST / 2, ENOUGH),
      evidence: [{ label: isSoft ? 'Photo without fine detail' : 'Photo', box: box ?? WHOLE_FRAME }],
      observation: isSoft
        ? `Even the sharpest parts of the photo lack fine detail (${ratio.toFixed(1)}; under 2.4 is sharp, 4 is fully blown up).`
        : `The photo holds fine detail (${ratio.toFixed(1)}; under 2.4 is sharp).`,
    };
  },
});
