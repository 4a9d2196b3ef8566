import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { area } from '../../geometry.ts';

export default defineAudit({
  id: 'smile',
  needs: ['faces'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 70,
    middling: -15,
    source: 'Direction: smiling models spread joy (Berg, Söderlund, Lindström 2015); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Smile',
    pass: 'The faces smile',
    fail: 'The faces do not smile',
    why: 'A smile is caught by the one who sees it and lifts liking; a serious face can be right for style, sport or a warning.',
    fix: 'Pick a shot with an open smile, unless the message asks for earnest.',
    action: 'Pick a smiling shot',
  },

  run({ faces }) {
    const judged = faces.flatMap((face) => (face.smile === null ? [] : [{ ...face, smile: face.smile }]));
    if (judged.length === 0) {
      return {
        kind: 'notApplicable',
        reason: faces.length === 0 ? 'No face was found.' : 'The faces are too small to tell a smile.',
      };
    }
    const weightOf = (face: (typeof judged)[number]) => area(face.box) * face.confidence;
    const all = judged.reduce((sum, face) => sum + weightOf(face), 0);
    const smile = judged.reduce((sum, face) => sum + face.smile * weightOf(face), 0) / (all || 1);
    const shown = formatValue(smile * 100, 'percent');
    const largest = judged.toSorted((a, b) => weightOf(b) - weightOf(a));
    return {
      kind: 'measured',
      value: smile * 100,
      confidence: 0.65,
      evidence: largest
        .slice(0, 4)
        .map((face) => ({ label: `Smile ${formatValue(face.smile * 100, 'percent')}`, box: face.box })),
      observation: `${judged.length === 1 ? 'The face shows' : `The ${judged.length} faces show`} a smile of ${shown} strength.`,
      ...(smile < 0.7 && {
        advice: `Choose a shot with an open smile for the largest face (now ${formatValue((largest[0]?.smile ?? 0) * 100, 'percent')}), unless the message asks for earnest.`,
      }),
    };
  },
});
