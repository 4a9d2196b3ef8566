import { defineAudit } from '../../audit.ts';
import { FROM_FRAMES } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'smile-over-time',
  needs: ['scenes'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 75,
    middling: 15,
    source: 'Judgement: how sure the expression is a smile, where it is clearest',
  },
  effort: 'redesign',
  words: {
    name: 'A smile in the video',
    pass: 'Somebody smiles',
    fail: 'Nobody smiles',
    why: 'Feelings are caught from faces; a smile passes over to whoever sees it.',
    fix: 'Keep a take in which the person smiles, most of all near the product.',
    action: 'Keep a take with a smile',
  },

  run({ scenes }) {
    const faces = scenes.faces.flatMap((face) =>
      face.smile === null ? [] : [{ ...face, smile: face.smile }],
    );
    const best = faces.toSorted((a, b) => b.smile - a.smile)[0];
    if (!best) return { kind: 'notApplicable', reason: 'No face was large enough to judge its expression.' };
    const value = 100 * best.smile;
    const at = formatValue(best.start, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: FROM_FRAMES - 0.15,
      evidence: [
        { label: `Clearest smile, ${formatValue(value, 'percent')}`, second: best.start, box: best.box },
      ],
      observation: `The clearest smile, at ${at}, is ${formatValue(value, 'percent')} sure.`,
    };
  },
});
