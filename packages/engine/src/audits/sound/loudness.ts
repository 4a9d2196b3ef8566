import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { sizeOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

const LOW = -16;
const HIGH = -12;
const TARGET = -14;

const CURVE = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 5,
  source:
    'Streaming services play at about −14 LUFS (YouTube, Spotify), measured by EBU R128; the range: judgment',
} as const satisfies Curve;

const MESSAGES = {
  size: 'The sound is {size, select, small {quieter than usual} smallish {a little quiet} largish {a little loud} large {louder than usual} other {at the usual level}}.',
  change: 'Turn the sound {way, select, up {up} other {down}} by {change} dB, to {target}.',
  loudest: 'Loudest at {at}',
  none: 'The video has no sound to measure.',
  tooLow: 'it is quieter than what plays around it',
  tooHigh: 'it is louder than what plays around it',
} as const;

export default defineAudit({
  id: 'loudness',
  needs: ['sound'],
  unit: 'loudness',
  curve: CURVE,
  effort: 'minutes',
  part: 'sound',
  fault: ({ value }) => ((value ?? 0) < -14 ? MESSAGES.tooLow : MESSAGES.tooHigh),
  words: {
    name: 'Loudness',
    pass: 'The sound is at the usual level',
    fail: 'The sound is unusually loud or quiet',
    why: 'Platforms turn loud videos down but leave quiet ones quiet, so viewers do not hear them.',
    fix: 'Master the sound to −14 LUFS.',
    action: 'Adjust the sound to −14 LUFS',
  },

  run({ sound }) {
    if (!sound.present || sound.lufs === null) return { kind: 'notApplicable', reason: MESSAGES.none };
    const value = sound.lufs;
    const loudest = Math.max(0, sound.loudness.indexOf(Math.max(...sound.loudness))) * TIMELINE_STEP;
    const values = {
      size: sizeOf(value, CURVE),
      way: value < TARGET ? 'up' : 'down',
      target: formatValue(TARGET, 'loudness'),
      change: formatValue(Math.abs(TARGET - value), 'count'),
      at: formatValue(loudest, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.loudest, values), second: loudest }],
      observation: formatMessage(MESSAGES.size, values),
      ...((value < LOW || value > HIGH) && { advice: formatMessage(MESSAGES.change, values) }),
    };
  },
});
