import { defineAudit } from '../../audit.ts';

/** How widely ad platforms take it, 0..100. Judgement. */
const PICTURE: Readonly<Record<string, number>> = { h264: 100, hevc: 75, vp9: 70, av1: 65, vp8: 60 };
const SOUND: Readonly<Record<string, number>> = { aac: 100, opus: 75, vorbis: 70, mp3: 80 };
const CONTAINER: Readonly<Record<string, number>> = { mp4: 100, mov: 95, webm: 70, avi: 50, mkv: 40 };
const RARE = 35;
const UNKNOWN = 'unknown';
const GOOD = 95;

export default defineAudit({
  id: 'video-codec',
  needs: ['video'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 55,
    source:
      'H.264 and AAC in MP4 are taken by every platform (Meta, TikTok, YouTube ads help); the points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'File type',
    pass: 'Every platform takes the file as it is',
    fail: 'Some platforms refuse the file or convert it',
    why: 'A refused file does not run, and a converted one loses quality.',
    fix: 'Export as MP4 with H.264 and AAC.',
    action: 'Export as MP4 with H.264 and AAC',
  },

  run({ video }) {
    const { format, videoCodec, audioCodec } = video;
    if (videoCodec === UNKNOWN)
      return { kind: 'needsReview', reason: 'The codec of the video could not be told.', evidence: [] };
    const sound = audioCodec === null ? 100 : (SOUND[audioCodec] ?? RARE);
    const value = Math.min(PICTURE[videoCodec] ?? RARE, sound, CONTAINER[format] ?? RARE);
    const names = `${format.toUpperCase()} with ${videoCodec}${audioCodec === null ? '' : ` and ${audioCodec}`}`;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: names }],
      observation: `The file is ${names}${video.damaged ? ', and parts of it are damaged' : ''}.`,
      ...(value < GOOD && { advice: `Export as MP4 with H.264 and AAC instead of ${names}.` }),
    };
  },
});
