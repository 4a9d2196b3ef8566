import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'sharpness',
  needs: ['quality', 'image'],
  unit: 'points',
  curve: { shape: 'rising', good: 96, middling: 51, source: 'Judgement' },
  effort: 'hour',
  words: {
    name: 'Sharpness',
    pass: 'Edges are crisp',
    fail: 'Edges are soft',
    why: 'A soft picture looks like a copy of a copy, and the distrust falls on the offer.',
    fix: 'Export from the original at the size of the placement, without enlarging.',
    action: 'Sharpen the picture',
  },

  run({ quality, image }) {
    const figure = Math.round(quality.sharpness);
    return {
      kind: 'measured',
      value: quality.sharpness,
      evidence: [{ label: `Sharpness ${figure} of 100`, box: WHOLE_FRAME }],
      observation: `Edges are ${figure} of 100 crisp at display size (${image.width} x ${image.height} px in the file).`,
      ...(quality.sharpness < 96 && {
        advice: `Export again from the original at ${Math.max(1080, image.width)} px width without enlarging, and sharpen lightly after resizing: 96 of 100 looks crisp, this is ${figure}.`,
      }),
    };
  },
});
