import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'design-liking',
  needs: ['design', 'clutter', 'colour', 'layout'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 93,
    middling: 66,
    source:
      'Direction: complexity and colourfulness predict first impressions (Reinecke et al. 2013); points: judgement',
  },
  effort: 'redesign',
  words: {
    name: 'Predicted liking',
    pass: 'The design as a whole is likely to please',
    fail: 'The design as a whole is unlikely to please',
    why: 'A first impression forms in half a second and colours everything that is read after it.',
    fix: 'Simplify, calm the ground, and order the elements.',
    action: 'Improve the first impression',
  },

  run({ design, clutter, colour, layout }) {
    const figure = Math.round(design.score);
    const complexity = Math.round(clutter.score);
    return {
      kind: 'measured',
      value: design.score,
      confidence: 0.6,
      evidence: [{ label: `Predicted liking ${figure} of 100`, box: WHOLE_FRAME }],
      observation: `Predicted liking is ${figure} of 100, from complexity ${complexity}, colourfulness ${Math.round(colour.colourfulness)} and ${Math.round(layout.whiteSpace * 100)} % calm ground.`,
      ...(design.score < 93 && {
        advice:
          complexity > 50
            ? `Lower the complexity first: it is ${complexity} of 100, and first impressions fall above about 50.`
            : `Order the layout: shared edges, more symmetry and one clear subject would lift ${figure} of 100.`,
      }),
    };
  },
});
