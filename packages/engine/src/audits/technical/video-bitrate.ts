import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const LEAST = 516;
const GOOD = 1200;

export default defineAudit({
  id: 'video-bitrate',
  needs: ['video', 'image'],
  unit: 'bitrate',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: LEAST,
    source: 'TikTok ads help, video ad specifications: at least 516 kbps; 1200: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Bitrate',
    pass: 'The file keeps its detail',
    fail: 'The file is squeezed too hard',
    why: 'Platforms compress again what they are given; what arrives squeezed leaves in blocks.',
    fix: 'Export at 5 to 10 Mbit/s and let the platform do the squeezing.',
    action: 'Export at a higher bitrate',
  },

  run({ video, image }) {
    const value = video.bitrate;
    const figure = formatValue(value, 'bitrate');
    return {
      kind: 'measured',
      value,
      evidence: [{ label: figure }],
      observation: `The file has ${figure} for ${image.width} x ${image.height} px at ${formatValue(video.frameRate, 'count')} frames a second.`,
      ...(value < GOOD && {
        advice: `Export again from the original at 5000 kbit/s instead of ${figure}; ${LEAST} is the least TikTok takes.`,
      }),
    };
  },
});
