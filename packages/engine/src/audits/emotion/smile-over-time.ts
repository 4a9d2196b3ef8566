import { defineAudit } from '../../audit.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent below which what was found is barely a smile, and the check fails. */
const DOUBTFUL = 28.5;

/** Percent from which it is certainly a smile. The likeliest face of the whole video is used, and a grimace reaches 94. */
const SURE = 97;

const MESSAGES = {
  smiles: 'The clearest smile comes at {at} ({shown} sure).',
  doubtful: 'We put the chance of a smile at {shown} at most, at {at}.',
  unsure: 'We could not tell for sure whether anyone smiles.',
  label: 'Clearest smile, {shown} sure',
} as const;

export default defineAudit({
  id: 'smile-over-time',
  needs: ['scenes'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 75,
    middling: 15,
    source: 'Judgment: how sure the expression is a smile, where it is clearest',
  },
  effort: 'redesign',
  part: 'people',
  words: {
    name: 'A smile in the video',
    why: 'Smiles are contagious: people who see one tend to feel it too.',
  },

  run({ scenes }) {
    const faces = scenes.faces.flatMap((face) =>
      face.smile === null ? [] : [{ ...face, smile: face.smile }],
    );
    const best = faces.toSorted((a, b) => b.smile - a.smile)[0];
    if (!best) return { kind: 'notApplicable', reason: 'No face was large enough to judge its expression.' };
    const value = 100 * best.smile;
    if (value >= DOUBTFUL && value < SURE) return { kind: 'notApplicable', reason: MESSAGES.unsure };
    const values = { at: formatValue(best.start, 'seconds'), shown: formatValue(value, 'percent') };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE - 0.15,
      evidence: [{ label: formatMessage(MESSAGES.label, values), second: best.start, box: best.box }],
      observation: formatMessage(value < DOUBTFUL ? MESSAGES.doubtful : MESSAGES.smiles, values),
    };
  },
});
