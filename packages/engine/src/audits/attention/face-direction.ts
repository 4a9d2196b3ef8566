import type { Face } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { weighedMean } from '../../computed/arithmetic/soft-worst.ts';
import { area, centre } from '../../geometry.ts';

/** From here on the report calls a face turned to the message. */
const TO_MESSAGE = 60;

/** From this far to the side, as a share of the frame's width, the message is clearly beside the face. */
const BESIDE = 0.2;

export default defineAudit({
  id: 'face-direction',
  needs: ['faces', 'text'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 72,
    middling: 33,
    source:
      'Direction: viewers follow the gaze of a face to what it looks at (Hutton and Nolte 2011); points: judgement, 50 is a face turned to the viewer',
  },
  effort: 'redesign',
  words: {
    name: 'Direction of the face',
    pass: 'The face leads to the message',
    fail: 'The face looks away from the message',
    why: 'People look where others look: a face turned to the message sends the viewer there, one turned away sends them out of the ad.',
    fix: 'Mirror the photo or move the message, so that the face turns towards the words.',
    action: 'Turn the face towards the message',
  },

  run({ faces, text }) {
    const headline = headlineOf(text);
    if (faces.length === 0) return { kind: 'notApplicable', reason: 'There is no face in the picture.' };
    if (!headline) return { kind: 'notApplicable', reason: 'There are no words for a face to turn to.' };
    const target = centre(headline.box).x;
    const turned = faces
      .flatMap((face) => (face.facing === null ? [] : [{ face, ...judged(face, face.facing, target) }]))
      .toSorted((a, b) => a.value - b.value);
    const worst = turned[0];
    if (!worst) {
      return {
        kind: 'needsReview',
        reason: 'A face was found, too small or too hidden to tell which way it is turned.',
        evidence: faces.map(({ box }) => ({ label: 'Face', box })),
      };
    }
    const value = weighedMean(turned);
    const side = target < centre(worst.face.box).x ? 'left' : 'right';
    return {
      kind: 'measured',
      value,
      confidence: weighedMean(turned.map(({ face, weight }) => ({ value: face.confidence, weight }))),
      evidence: turned.map(({ face, value: points }) => ({ label: nameOf(points), box: face.box })),
      observation: `${nameOf(worst.value)}: the headline ${headline.name} stands to its ${side}. ${Math.round(value)} of 100, where 50 looks at the viewer.`,
      advice:
        value >= TO_MESSAGE
          ? 'Keep the face turned to the words.'
          : `Mirror the photo, or put the headline ${headline.name} on the other side, so that the face turns to the words.`,
    };
  },
});

/** 0 (turned away from the message) .. 50 (to the viewer) .. 100 (to the message). */
function judged(face: Face, facing: number, target: number): { value: number; weight: number } {
  const aside = Math.max(-1, Math.min(1, (target - centre(face.box).x) / BESIDE));
  return { value: 50 + 50 * facing * aside, weight: area(face.box) * face.confidence };
}

function nameOf(points: number): string {
  if (points < 40) return 'The face is turned away from the message';
  return points >= TO_MESSAGE ? 'The face is turned to the message' : 'The face looks at the viewer';
}
