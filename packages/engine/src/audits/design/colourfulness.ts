import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'colourfulness',
  needs: ['colour'],
  unit: 'points',
  curve: {
    shape: 'sweetSpot',
    low: 30,
    high: 72,
    slack: 27,
    source:
      'Measure: Hasler and Suesstrunk 2003 (33 moderately, 82 highly colourful); inverted U: Reinecke et al. 2013; points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Colourfulness',
    pass: 'The colours are lively without shouting',
    fail: 'The colours are too dull or too loud',
    why: 'Liking rises with colour up to a point and falls after it; grey ads are passed over, garish ones distrusted.',
    fix: 'Bring saturation to a middling level, and spend the strongest colour on what matters.',
    action: 'Tune the colour strength',
  },

  run({ colour }) {
    const figure = Math.round(colour.colourfulness);
    const dull = colour.colourfulness < 51;
    return {
      kind: 'measured',
      value: colour.colourfulness,
      evidence: [{ label: `Colourfulness ${figure}`, box: WHOLE_FRAME }],
      observation: `Colourfulness is ${figure} on a scale where 0 is grey, 33 moderate and 82 highly colourful.`,
      ...((colour.colourfulness < 30 || colour.colourfulness > 72) && {
        advice: dull
          ? `Raise the saturation of the product or the button until colourfulness passes 30; it is ${figure}.`
          : `Mute the ground, from ${figure} to 72 or less, and keep full saturation for the product and the button.`,
      }),
    };
  },
});
