import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const LIMIT = -1;

const CURVE = {
  shape: 'falling',
  good: LIMIT,
  middling: 0.7,
  source: 'EBU R128: at most −1 dBTP; middling: judgment',
} as const satisfies Curve;

const MESSAGES = {
  peak: 'The loudest peak {level, select, good {leaves headroom} fair {leaves little headroom} other {may distort}}.',
  lower: 'Set a limiter to {limit}, or turn the sound down by {change} dB.',
  loudest: 'Loudest at {at}',
  none: 'The video has no sound to measure.',
} as const;

export default defineAudit({
  id: 'true-peak',
  needs: ['sound'],
  unit: 'decibels',
  curve: CURVE,
  effort: 'minutes',
  part: 'sound',
  words: {
    name: 'Peak level',
    pass: 'The sound has enough headroom',
    fail: 'The sound may distort at its peaks',
    why: 'Platforms encode the sound again, and viewers then hear peaks without headroom as distortion.',
    fix: 'Set a limiter to −1 dBTP.',
    action: 'Limit the peaks of the sound',
  },

  run({ sound }) {
    if (!sound.present || sound.truePeak === null) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = sound.truePeak;
    const second = Math.max(0, sound.loudness.indexOf(Math.max(...sound.loudness))) * TIMELINE_STEP;
    const values = {
      level: levelOf(value, CURVE),
      limit: formatValue(LIMIT, 'decibels'),
      change: formatValue(value - LIMIT, 'count'),
      at: formatValue(second, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.loudest, values), second }],
      observation: formatMessage(MESSAGES.peak, values),
      ...(value > LIMIT && { advice: formatMessage(MESSAGES.lower, values) }),
    };
  },
});
