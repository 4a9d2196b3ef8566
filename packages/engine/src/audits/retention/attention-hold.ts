import { defineAudit } from '../../audit.ts';
import { weightedMean } from '../../computed/arithmetic/soft-worst.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 15;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 5,
  source: 'Judgment: concentration of predicted attention, 0% evenly spread, 100% on one point',
};

const MESSAGES = {
  focused: 'We expect the eye to find a focal point through most of the video; it is weakest at {second}.',
  scattered: 'We expect the eye to wander for much of the video, most of all at {second}.',
  focus: 'Give the shot at {second} one thing to look at: move closer, or calm its background.',
  weakest: 'Weakest focus',
} as const;

export default defineAudit({
  id: 'attention-hold',
  needs: ['scenes'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'focalPoint',
  words: {
    name: 'Visual focus over time',
    pass: 'The video keeps a clear focus',
    fail: 'The video often lacks a focal point',
    why: 'Each shot is on screen only briefly; without a focal point it is lost.',
    fix: 'Give every shot one focal point.',
    action: 'Give every shot a focal point',
  },

  run({ scenes }) {
    if (scenes.attention.length === 0)
      return {
        kind: 'needsReview',
        reason: 'Not measured: attention could not be predicted for this video.',
        evidence: [],
      };
    const value = 100 * weightedMean(scenes.attention.map((each) => ({ value: each, weight: 1 })));
    const least = Math.min(...scenes.attention);
    const second = scenes.attention.indexOf(least) * TIMELINE_STEP;
    const values = { second: formatValue(second, 'seconds') };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE - 0.15,
      evidence: [{ label: MESSAGES.weakest, second }],
      observation: formatMessage(passes(CURVE, value) ? MESSAGES.focused : MESSAGES.scattered, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.focus, values) }),
    };
  },
});
