import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { sizeOf } from '../../messages/level.ts';
import type { Curve } from '../../scoring/curves.ts';
import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';

const LOW = 8;
const HIGH = 38;

const CURVE = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 8,
  source: 'Judgment, on a scale of 0 (still) to 100 (hand-held in full flight)',
} as const satisfies Curve;

const MESSAGES = {
  moving:
    '{size, select, small {The shots hardly move, least at {at}.} smallish {The shots move a little less than is ideal, least at {at}.} large {The shots move too much to follow, most at {at}.} largish {The shots move a little more than is ideal, most at {at}.} other {The shots move enough to feel alive and can still be followed.}}',
  livelier: 'Add movement, first of all at {at}: a slow zoom, a gesture, animated text.',
  calmer: 'Steady the shot at {at}: hold the camera while there is something to read.',
  least: 'Least movement, at {at}',
  most: 'Most movement, at {at}',
  tooLow: 'the shots hardly move',
  tooHigh: 'the picture never rests',
} as const;

export default defineAudit({
  id: 'motion-energy',
  needs: ['motion'],
  unit: 'points',
  curve: CURVE,
  effort: 'redesign',
  part: 'pacing',
  redundantWith: ['frozen-time', 'opening-motion'],
  views: ['motion'],
  fault: ({ value }) => ((value ?? 0) < 20 ? MESSAGES.tooLow : MESSAGES.tooHigh),
  words: {
    name: 'Motion within shots',
    pass: 'The shots move at a comfortable pace',
    fail: 'The shots move too little or too much',
    why: 'Still shots look like a slide show; too much movement makes text hard to read.',
    fix: 'Let one thing move in every shot, and hold the camera while there is text to read.',
    action: 'Adjust the movement within shots',
  },

  run({ motion }) {
    const value = motion.mean;
    const still = value < LOW;
    const extreme = still ? Math.min(...motion.energy) : Math.max(...motion.energy);
    const second = Math.max(0, motion.energy.indexOf(extreme)) * TIMELINE_STEP;
    const values = { at: formatValue(second, 'seconds'), size: sizeOf(value, CURVE) };
    return {
      kind: 'measured',
      value,
      confidence: 0.85,
      evidence: [{ label: formatMessage(still ? MESSAGES.least : MESSAGES.most, values), second }],
      observation: formatMessage(MESSAGES.moving, values),
      ...(still && { advice: formatMessage(MESSAGES.livelier, values) }),
      ...(value > HIGH && { advice: formatMessage(MESSAGES.calmer, values) }),
    };
  },
});
