import { defineAudit } from '../../audit.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { joinedList } from '../../messages/joined-list.ts';

/** How widely ad platforms accept it, 0..100. Chosen by judgment. */
const PICTURE: Readonly<Record<string, number>> = { h264: 100, hevc: 75, vp9: 70, av1: 65, vp8: 60 };
const SOUND: Readonly<Record<string, number>> = { aac: 100, opus: 75, vorbis: 70, mp3: 80 };
const CONTAINER: Readonly<Record<string, number>> = { mp4: 100, mov: 95, webm: 70, avi: 50, mkv: 40 };
const RARE = 35;
const UNKNOWN = 'unknown';
const GOOD = 95;

/** The names that export dialogs use. */
const NAMES: Readonly<Record<string, string>> = {
  h264: 'H.264',
  hevc: 'HEVC',
  vp9: 'VP9',
  av1: 'AV1',
  vp8: 'VP8',
  aac: 'AAC',
  opus: 'Opus',
  vorbis: 'Vorbis',
  mp3: 'MP3',
};

const MESSAGES = {
  accepted: 'Every platform accepts this file ({file}).',
  refused: 'Some platforms do not accept this file as it is ({file}; MP4 with H.264 and AAC always works).',
  damaged: 'Parts of the file are damaged ({file}).',
  export: 'Export it as MP4 with H.264 and AAC instead of {file}.',
  unknown: 'We could not tell the codec of the video.',
} as const;

export default defineAudit({
  id: 'video-codec',
  needs: ['video'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 55,
    source:
      'Every platform accepts H.264 and AAC in MP4 (Meta, TikTok, YouTube ads help); the points: judgment',
  },
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'File type',
    pass: 'Every platform accepts the file',
    fail: 'Some platforms refuse or convert the file',
    why: 'A refused file does not run, and a converted one loses quality.',
    fix: 'Export as MP4 with H.264 and AAC.',
    action: 'Export as MP4 with H.264 and AAC',
  },

  run({ video }) {
    const { format, videoCodec, audioCodec } = video;
    if (videoCodec === UNKNOWN) return { kind: 'needsReview', reason: MESSAGES.unknown, evidence: [] };
    const sound = audioCodec === null ? 100 : (SOUND[audioCodec] ?? RARE);
    const value = Math.min(PICTURE[videoCodec] ?? RARE, sound, CONTAINER[format] ?? RARE);
    const codecs = [videoCodec, ...(audioCodec === null ? [] : [audioCodec])];
    const file = `${format.toUpperCase()} with ${joinedList(codecs.map((codec) => NAMES[codec] ?? codec))}`;
    const isAccepted = value >= GOOD;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: file }],
      observation: formatMessage(messageFor(isAccepted, video.damaged), { file }),
      ...(!isAccepted && { advice: formatMessage(MESSAGES.export, { file }) }),
    };
  },
});

function messageFor(isAccepted: boolean, isDamaged: boolean): string {
  if (isDamaged) return MESSAGES.damaged;
  return isAccepted ? MESSAGES.accepted : MESSAGES.refused;
}
