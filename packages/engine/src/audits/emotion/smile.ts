import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { area } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

const GOOD = 0.7;

/** How sure a smile has to be to be told as one, and from where on there may be a hint of it. */
const SMILES = 0.5;
const HINTS = 0.22;

const MESSAGES = {
  clear: '{count, plural, one {The face shows} other {The # faces show}} a clear smile ({shown} sure).',
  likely: '{count, plural, one {The face seems} other {The # faces seem}} to smile ({shown} sure).',
  hint: '{count, plural, one {The face} other {The # faces}} may be smiling a little ({shown} sure).',
  serious: '{count, plural, one {The face shows} other {The # faces show}} no clear smile.',
  hintTitle: 'There may be a hint of a smile',
  seriousTitle: 'We found no clear smile',
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
    pass: 'People in the ad smile',
    fail: MESSAGES.seriousTitle,
    why: 'A smile rubs off on the viewer; a serious face can still be right for style, sport or a warning.',
    fix: 'Choose a shot with an open smile, unless the message calls for a serious face.',
    action: 'Choose a smiling shot',
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
    const title = titleFor(smile);
    const largest = judged.toSorted((a, b) => weightOf(b) - weightOf(a));
    return {
      kind: 'measured',
      value: smile * 100,
      confidence: 0.65,
      evidence: largest
        .slice(0, 4)
        .map((face) => ({ label: say(MESSAGES.label, { shown: sure(face.smile) }), box: face.box })),
      ...(title !== null && { title }),
      observation: say(messageFor(smile), { count: judged.length, shown: sure(smile) }),
    };
  },
});

/** Most faces pass, since a serious one can be right: what is told of them must be true all the same. */
function titleFor(smile: number): string | null {
  if (smile >= SMILES) return null;
  return smile < HINTS ? MESSAGES.seriousTitle : MESSAGES.hintTitle;
}

function messageFor(smile: number): string {
  if (smile < HINTS) return MESSAGES.serious;
  if (smile < SMILES) return MESSAGES.hint;
  return smile < GOOD ? MESSAGES.likely : MESSAGES.clear;
}

const sure = (share: number): string => formatValue(share * 100, 'percent');
