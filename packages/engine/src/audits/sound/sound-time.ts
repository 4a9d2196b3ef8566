import { defineAudit } from '../../audit.ts';
import { covered } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'sound-time',
  needs: ['sound', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 85,
    middling: 5,
    source:
      'Google Ads help 14783551 (ABCD): brand and message heard, too; that silence costs and does not sink, because feeds are silent: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Sound',
    pass: 'The video can be heard',
    fail: 'Most of the video is silent',
    why: 'YouTube and TikTok play with the sound on; a silent video sounds like a fault there.',
    fix: 'Lay music or a voice under the whole video.',
    action: 'Add sound',
  },

  run({ sound, video }) {
    const duration = video.durationSeconds;
    const silent = sound.present ? covered(sound.silence, { start: 0, end: duration }) : duration;
    const value = (100 * (duration - silent)) / duration;
    const [first] = sound.silence;
    return {
      kind: 'measured',
      value,
      evidence: [
        sound.present
          ? { label: first ? 'First silence' : 'Sound throughout', second: first?.start ?? 0 }
          : { label: 'No sound' },
      ],
      observation: sound.present
        ? `Something can be heard for ${formatValue(duration - silent, 'seconds')} of ${formatValue(duration, 'seconds')}.`
        : `None of the ${formatValue(duration, 'seconds')} has any sound.`,
      advice: sound.present
        ? first
          ? `Lay a quiet bed of music or room under the silences, first of all from ${formatValue(first.start, 'seconds')} to ${formatValue(first.end, 'seconds')}.`
          : 'Keep the sound.'
        : `Lay music or a voice under all ${formatValue(duration, 'seconds')}; without it players that start with sound stay silent.`,
    };
  },
});
