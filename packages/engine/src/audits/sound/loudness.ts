import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';
import { say } from '../../messages/say.ts';

const LOW = -16;
const HIGH = -12;
const TARGET = -14;

const MESSAGES = {
  level:
    'The sound is {level, select, quiet {quieter than usual} loud {louder than usual} other {at the usual level}} ({measured}; about {target} is usual).',
  change: 'Turn the sound {level, select, quiet {up} other {down}} by {change} dB, to {target}.',
  loudest: 'Loudest at {at}',
  none: 'The video has no sound to measure.',
} as const;

export default defineAudit({
  id: 'loudness',
  needs: ['sound'],
  unit: 'loudness',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 5,
    source:
      'Streaming services play at about −14 LUFS (YouTube, Spotify), measured by EBU R128; the range: judgement',
  },
  effort: 'minutes',
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
    const level = levelOf(value);
    const values = {
      level,
      measured: formatValue(value, 'loudness'),
      target: formatValue(TARGET, 'loudness'),
      change: formatValue(Math.abs(TARGET - value), 'count'),
      at: formatValue(loudest, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: say(MESSAGES.loudest, values), second: loudest }],
      observation: say(MESSAGES.level, values),
      ...(level !== 'usual' && { advice: say(MESSAGES.change, values) }),
    };
  },
});

function levelOf(lufs: number): 'quiet' | 'usual' | 'loud' {
  if (lufs < LOW) return 'quiet';
  return lufs > HIGH ? 'loud' : 'usual';
}
