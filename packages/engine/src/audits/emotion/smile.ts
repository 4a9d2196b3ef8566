import { defineAudit } from '../../audit.ts';
import { formatShare } from '../../format-value.ts';
import { area } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  chance: 'Chance of a smile: {shown}.',
  label: 'Smile, {shown} sure',
} as const;

export default defineAudit({
  id: 'smile',
  needs: ['faces'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 70,
    middling: -15,
    source: 'Direction: smiling models spread joy (Berg, Söderlund, Lindström 2015); points: judgment',
  },
  effort: 'hour',
  part: 'people',
  words: {
    name: 'Smile',
    why: 'A smile rubs off on the viewer; a serious face can still be right for style, sport or a warning.',
  },

  run({ faces }) {
    const judged = faces.flatMap((face) => (face.smile === null ? [] : [{ ...face, smile: face.smile }]));
    if (judged.length === 0) {
      return {
        kind: 'notApplicable',
        reason:
          faces.length === 0 ? 'We could not find a face.' : 'The faces are too small to make out a smile.',
      };
    }
    const weightOf = (face: (typeof judged)[number]) => area(face.box) * face.confidence;
    const all = judged.reduce((sum, face) => sum + weightOf(face), 0);
    const smile = judged.reduce((sum, face) => sum + face.smile * weightOf(face), 0) / (all || 1);
    const largest = judged.toSorted((a, b) => weightOf(b) - weightOf(a));
    return {
      kind: 'measured',
      value: smile * 100,
      confidence: 0.65,
      evidence: largest.slice(0, 4).map((face) => ({
        label: formatMessage(MESSAGES.label, { shown: formatShare(face.smile) }),
        box: face.box,
      })),
      observation: formatMessage(MESSAGES.chance, { shown: formatShare(smile) }),
    };
  },
});
