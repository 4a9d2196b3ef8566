import { defineAudit } from '../../audit.ts';
import { centreBox, whereIs } from '../../computed/attention-centres.ts';
import { formatValue } from '../../format-value.ts';
import { area, WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'human-presence',
  needs: ['faces', 'attention'],
  spares: ['attention'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 5,
    middling: -1,
    source:
      'Judgement; a face share of 15 % counts as a close-up in abcds-detector. Without a face the score stays above 50: products can move people too',
  },
  effort: 'redesign',
  words: {
    name: 'Human presence',
    pass: 'A person gives the ad a face',
    fail: 'No person, or only a small one, is seen',
    why: 'Faces are looked at before anything else and carry feeling faster than words.',
    fix: 'Show one person close up, using the product or feeling its effect.',
    action: 'Show a person',
  },

  run({ faces, attention }) {
    const share = faces.reduce((sum, face) => sum + area(face.box) * face.confidence, 0) * 100;
    const shown = formatValue(share, 'percent');
    const largest = faces.toSorted((a, b) => area(b.box) - area(a.box));
    if (faces.length === 0) {
      const [first] = attention.centres;
      return {
        kind: 'measured',
        value: 0,
        confidence: 0.75,
        evidence: [
          {
            label: 'The eye goes here first, and meets no face',
            box: first ? centreBox(first) : WHOLE_FRAME,
          },
        ],
        observation: `No face was found: 0 % of the frame shows one${first ? `, and the eye goes first to something else, ${whereIs(first)}` : ''}.`,
        advice: 'Add one person whose face fills about 5 % of the frame, using the product or looking at it.',
      };
    }
    return {
      kind: 'measured',
      value: share,
      confidence: Math.max(...faces.map((face) => face.confidence)),
      evidence: largest
        .slice(0, 4)
        .map((face) => ({ label: `Face, ${formatValue(area(face.box) * 100, 'percent')}`, box: face.box })),
      observation: `${faces.length === 1 ? 'One face takes' : `${faces.length} faces take`} ${shown} of the frame.`,
      ...(share < 5 && {
        advice: `Crop closer, so that the face grows from ${shown} to about 5 % of the frame.`,
      }),
    };
  },
});
