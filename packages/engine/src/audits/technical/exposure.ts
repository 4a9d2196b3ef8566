import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'exposure',
  needs: ['quality'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: 42,
    high: 84,
    slack: 26,
    source: 'Judgement on mean OKLab lightness; dark designs are given room by the slack',
  },
  effort: 'minutes',
  words: {
    name: 'Exposure',
    pass: 'The picture is well exposed',
    fail: 'The picture is too dark or too pale',
    why: 'Phones are read in daylight, where dark pictures vanish, and at night, where white ones glare.',
    fix: 'Lift the mid-tones of a dark picture; bring a washed-out one down.',
    action: 'Correct the exposure',
  },

  run({ quality }) {
    const value = quality.meanLightness * 100;
    const shown = formatValue(value, 'percent');
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Mean lightness ${shown}`, box: WHOLE_FRAME }],
      observation: `The mean lightness is ${shown}; 42 to 84% suits screens in any light.`,
      ...((value < 42 || value > 84) && {
        advice:
          value < 65
            ? `Lift the mid-tones from ${shown} to about 50%, keeping the darkest tones dark.`
            : `Bring the lights down from ${shown} to about 80%, or give the white ground a tint.`,
      }),
    };
  },
});
