import { defineAudit } from '../../audit.ts';
import { coveredSeconds } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  heard: 'The video has sound for {heard} of its {duration}.',
  heardThroughout: 'The video has sound throughout.',
  silent: 'The video has no sound.',
  fill: 'Fill the silences with quiet music or room tone, starting with {start} to {end}.',
  add: 'Add music or a voice-over to the whole video; some players start with the sound on.',
  first: 'First silence',
  throughout: 'Sound throughout',
  none: 'No sound',
  noSoundFault: 'it has no sound',
  silentFault: 'most of it is silent',
} as const;

export default defineAudit({
  id: 'sound-time',
  needs: ['sound', 'video'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 85,
    middling: 5,
    source:
      'Google Ads help 14783551 (ABCD): brand and message heard, too; that silence costs and does not sink, because feeds are silent: judgment',
  },
  effort: 'hour',
  videoDetail: 'cuts',
  part: 'sound',
  fault: ({ value }) => (value === 0 ? MESSAGES.noSoundFault : MESSAGES.silentFault),
  words: {
    name: 'Sound',
    pass: 'The video has sound',
    fail: 'Most of the video is silent',
    why: 'YouTube and TikTok play with the sound on, where viewers take silence for a fault.',
    fix: 'Add music or a voice-over to the whole video.',
    action: 'Add sound to the video',
  },

  run({ sound, video }) {
    const duration = video.durationSeconds;
    const silent = sound.present ? coveredSeconds(sound.silence, { start: 0, end: duration }) : duration;
    const value = (100 * (duration - silent)) / duration;
    const [first] = sound.silence;
    const values = {
      heard: formatValue(duration - silent, 'seconds'),
      duration: formatValue(duration, 'seconds'),
      start: formatValue(first?.start ?? 0, 'seconds'),
      end: formatValue(first?.end ?? 0, 'seconds'),
    };
    if (!sound.present)
      return {
        kind: 'measured',
        value,
        evidence: [{ label: MESSAGES.none }],
        observation: MESSAGES.silent,
        advice: MESSAGES.add,
      };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: first ? MESSAGES.first : MESSAGES.throughout, second: first?.start ?? 0 }],
      observation: formatMessage(silent > 0 ? MESSAGES.heard : MESSAGES.heardThroughout, values),
      ...(first && { advice: formatMessage(MESSAGES.fill, values) }),
    };
  },
});
