import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { PLACEMENTS, type PlacementSpec } from '../../placements/placements.ts';

export default defineAudit({
  id: 'aspect-ratio',
  needs: ['image'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 4,
    middling: 18,
    source: 'Google Ads help 17090561 accepts 1% (4% spares a slight crop the blame); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Standard ratio',
    pass: 'The picture has a ratio that platforms take',
    fail: 'The picture has a ratio of its own',
    why: 'Platforms crop or pad what does not come in one of their ratios, and refuse some of it.',
    fix: 'Export in one of the standard ratios.',
    action: 'Export in a standard ratio',
  },

  run({ image }) {
    const ratio = image.width / image.height;
    const nearest = PLACEMENTS.toSorted((a, b) => distance(a, ratio) - distance(b, ratio))[0];
    if (!nearest) return { kind: 'notApplicable', reason: 'No placement is known.' };
    const value = Math.expm1(distance(nearest, ratio)) * 100;
    const size = `${image.width} x ${image.height} px`;
    const wanted =
      ratio > nearest.ratio
        ? `${Math.round(image.height * nearest.ratio)} x ${image.height}`
        : `${image.width} x ${Math.round(image.width / nearest.ratio)}`;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: size, box: WHOLE_FRAME }],
      observation: `${size} is ${ratio.toFixed(2)}:1, ${formatValue(value, 'percent')} off the nearest standard (${nearest.platform} ${nearest.name}, ${nearest.ratio.toFixed(2)}:1).`,
      ...(value > 1 && {
        advice: `Crop or extend it to ${wanted} px for ${nearest.platform} ${nearest.name}.`,
      }),
    };
  },
});

/** Of two ratios, in logarithms: twice as wide is as far off as twice as high. */
const distance = (spec: PlacementSpec, ratio: number): number => Math.abs(Math.log(ratio / spec.ratio));
