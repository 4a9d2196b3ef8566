import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';

const LIMIT = -1;

export default defineAudit({
  id: 'true-peak',
  needs: ['sound'],
  unit: 'decibels',
  curve: {
    shape: 'falling',
    good: LIMIT,
    middling: 0.7,
    source: 'EBU R128: at most −1 dBTP; middling: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Peak of the sound',
    pass: 'The sound has headroom',
    fail: 'The peaks of the sound may crackle',
    why: 'Platforms encode the sound again; peaks without headroom distort in it.',
    fix: 'Set a limiter to −1 dBTP.',
    action: 'Limit the peaks of the sound',
  },

  run({ sound }) {
    if (!sound.present || sound.truePeak === null)
      return { kind: 'notApplicable', reason: 'The video has no sound to measure.' };
    const value = sound.truePeak;
    const second = Math.max(0, sound.loudness.indexOf(Math.max(...sound.loudness))) * TIMELINE_STEP;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: `Loudest at ${formatValue(second, 'seconds')}`, second }],
      observation: `The highest peak reaches ${formatValue(value, 'decibels')}; ${formatValue(LIMIT, 'decibels')} is the limit.`,
      ...(value > LIMIT && {
        advice: `Set a limiter to ${formatValue(LIMIT, 'decibels')}, or turn the sound down by ${formatValue(value - LIMIT, 'count')} dB.`,
      }),
    };
  },
});
