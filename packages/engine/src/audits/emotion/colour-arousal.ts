import type { PaletteColour } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { colourFeeling } from '../../computed/design/colour-feeling.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'colour-arousal',
  needs: ['palette'],
  unit: 'points',
  curve: {
    shape: 'sweetSpot',
    low: 28,
    high: 62,
    slack: 20,
    source:
      'Arousal = -.31 brightness + .60 saturation (Valdez and Mehrabian 1994), scaled to 0-100; points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Energy of the colours',
    pass: 'The colours carry energy without strain',
    fail: 'The colours are too sleepy or too strained',
    why: 'Saturated, deeper colours excite; a little of it wakes a scrolling reader, too much tires.',
    fix: 'Add one saturated colour to a pale picture; mute a picture that is saturated all over.',
    action: 'Adjust the colour energy',
  },

  run({ palette }) {
    if (palette.length === 0) return { kind: 'notApplicable', reason: 'No colours could be told apart.' };
    const { arousal, saturation } = colourFeeling(palette);
    const liveliest = palette.toSorted((a, b) => strength(b) - strength(a))[0];
    const name = liveliest ? liveliest.hex : 'the accent';
    return {
      kind: 'measured',
      value: arousal,
      confidence: 0.8,
      evidence: [{ label: `Energy ${Math.round(arousal)} of 100`, box: WHOLE_FRAME }],
      observation: `The colours reach ${Math.round(arousal)} of 100 for energy, with a mean saturation of ${percent(saturation)}; the liveliest is ${name}.`,
      ...((arousal < 28 || arousal > 62) && {
        advice:
          arousal < 45
            ? `Give a saturated colour more room: enlarge what is ${name}, or put the offer on a panel of it, until energy passes 28.`
            : `Keep ${name} for the accent, and mute the rest until energy falls to 62 or less.`,
      }),
    };
  },
});

const strength = ({ chroma, share }: PaletteColour): number => chroma * Math.sqrt(share);

const percent = (value: number): string => `${Math.round(value * 100)} %`;
