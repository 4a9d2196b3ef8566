import type { Face } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { area, centerOf } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** From this value on, the report calls a face turned toward the message. */
const TO_MESSAGE = 60;

/** Below this value, turned away from it. */
const AWAY = 40;

/** Share of the frame from which a face counts. A smaller one is on a package or in a crowd. */
const LEADING = 0.01;

/** Horizontal distance, as a share of the frame's width, from which the message is clearly beside the face. */
const BESIDE = 0.2;

const MESSAGES = {
  away: '{faces, plural, one {The face is} other {At least one face is}} turned away from the main text.',
  viewer: '{faces, plural, one {The face looks} other {At least one face looks}} toward the viewer.',
  toward: '{faces, plural, one {The face is} other {The faces are}} turned toward the main text.',
  move: 'Move the main text to the side the face turns to, or mirror the photo if it shows no text.',
  label:
    '{turn, select, away {Face turned away} toward {Face turned to the text} other {Face looking at the viewer}}',
  face: 'Face',
  none: 'We could not find a face in the picture.',
  noWords: 'We could not find a headline for the face to turn to.',
  small: 'The faces are too small to lead the eye.',
  unclear: 'We found a face but could not tell which way it is turned.',
} as const;

export default defineAudit({
  id: 'face-direction',
  needs: ['faces', 'text'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 72,
    middling: 33,
    source:
      'Direction: viewers follow the gaze of a face to what it looks at (Hutton and Nolte 2011); points: judgment, 50 is a face turned to the viewer',
  },
  effort: 'redesign',
  part: 'people',
  onVideo: 'headline-frame',
  words: {
    name: 'Direction of the face',
    pass: 'The face supports the message',
    fail: 'The face turns away from the message',
    why: 'Viewers look where faces look, so a face turned away leads them out of the ad.',
    fix: 'Move the main text to the side the face turns to, or mirror the photo if it shows no text.',
    action: 'Put the text where the face looks',
  },

  run({ faces, text }) {
    const headline = headlineOf(text);
    if (faces.length === 0) return { kind: 'notApplicable', reason: MESSAGES.none };
    if (!headline) return { kind: 'notApplicable', reason: MESSAGES.noWords };
    const large = faces.filter(({ box }) => area(box) >= LEADING);
    if (large.length === 0) return { kind: 'notApplicable', reason: MESSAGES.small };
    const target = centerOf(headline.box).x;
    const turned = large
      .flatMap((face) =>
        face.facing === null ? [] : [{ face, ...scoreDirection(face, face.facing, target) }],
      )
      .toSorted((a, b) => a.value - b.value);
    const worst = turned[0];
    if (!worst) {
      return {
        kind: 'needsReview',
        reason: MESSAGES.unclear,
        evidence: large.map(({ box }) => ({ label: MESSAGES.face, box })),
      };
    }
    const value = weightedMean(turned);
    const values = { faces: turned.length };
    return {
      kind: 'measured',
      value,
      confidence: weightedMean(turned.map(({ face, weight }) => ({ value: face.confidence, weight }))),
      evidence: turned.map(({ face, value: points }) => ({
        label: formatMessage(MESSAGES.label, { turn: turnOf(points) }),
        box: face.box,
      })),
      observation: formatMessage(MESSAGES[turnOf(worst.value)], values),
      ...(value < TO_MESSAGE && { advice: MESSAGES.move }),
    };
  },
});

/** 0 (turned away from the message) .. 50 (to the viewer) .. 100 (to the message). */
function scoreDirection(face: Face, facing: number, target: number): { value: number; weight: number } {
  const aside = Math.max(-1, Math.min(1, (target - centerOf(face.box).x) / BESIDE));
  return { value: 50 + 50 * facing * aside, weight: area(face.box) * face.confidence };
}

function turnOf(points: number): 'away' | 'toward' | 'viewer' {
  if (points < AWAY) return 'away';
  return points >= TO_MESSAGE ? 'toward' : 'viewer';
}
