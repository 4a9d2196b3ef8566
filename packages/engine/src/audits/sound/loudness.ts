import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';

const LOW = -16;
const HIGH = -12;
const TARGET = -14;

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
    pass: 'It is as loud as what plays around it',
    fail: 'It is louder or quieter than what plays around it',
    why: 'Platforms turn loud videos down and leave quiet ones quiet; the quiet one is simply not heard.',
    fix: 'Master the sound to −14 LUFS.',
    action: 'Bring the sound to −14 LUFS',
  },

  run({ sound }) {
    if (!sound.present || sound.lufs === null)
      return { kind: 'notApplicable', reason: 'The video has no sound to measure.' };
    const value = sound.lufs;
    const figure = formatValue(value, 'loudness');
    const loudest = Math.max(0, sound.loudness.indexOf(Math.max(...sound.loudness))) * TIMELINE_STEP;
    const change = formatValue(Math.abs(TARGET - value), 'count');
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Loudest at ${formatValue(loudest, 'seconds')}`, second: loudest }],
      observation: `The sound measures ${figure} over the whole video; about ${formatValue(TARGET, 'loudness')} is usual.`,
      advice:
        value >= LOW && value <= HIGH
          ? 'Keep the loudness.'
          : `Turn the sound ${value < TARGET ? 'up' : 'down'} by ${change} dB, to ${formatValue(TARGET, 'loudness')}.`,
    };
  },
});
