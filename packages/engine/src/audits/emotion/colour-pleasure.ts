import type { PaletteColour } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { colourFeeling } from '../../computed/design/colour-feeling.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'colour-pleasure',
  needs: ['palette'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 75,
    middling: 30,
    source:
      'Pleasure = .69 brightness + .22 saturation (Valdez and Mehrabian 1994), scaled to 0-100; points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Pleasantness of the colours',
    pass: 'The colours are pleasant',
    fail: 'The colours weigh on the mood',
    why: 'Bright and saturated colours are felt as more pleasant; dark and dull ones press the mood down.',
    fix: 'Brighten the ground and give the subject more saturation.',
    action: 'Brighten the colours',
  },

  run({ palette }) {
    if (palette.length === 0) return { kind: 'notApplicable', reason: 'No colours could be told apart.' };
    const { pleasure, brightness, saturation } = colourFeeling(palette);
    const dullest = palette.toSorted((a, b) => weightDown(b) - weightDown(a))[0];
    const box = WHOLE_FRAME;
    return {
      kind: 'measured',
      value: pleasure,
      confidence: 0.8,
      evidence: [{ label: `Pleasantness ${Math.round(pleasure)} of 100`, box }],
      observation: `The colours reach ${Math.round(pleasure)} of 100 for pleasantness: brightness ${percent(brightness)}, saturation ${percent(saturation)}.`,
      ...(pleasure < 75 && {
        advice: `Brighten ${dullest ? `${dullest.hex}, ${percent(dullest.share)} of the frame` : 'the ground'}: with the mean brightness at ${percent(Math.min(0.9, brightness + 0.2))} instead of ${percent(brightness)} the picture feels lighter.`,
      }),
    };
  },
});

/** How much a colour pulls the mean brightness down. */
const weightDown = ({ lightness, share }: PaletteColour): number => (1 - lightness) * share;

const percent = (value: number): string => `${Math.round(value * 100)} %`;
