import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LEAST = 516;
const GOOD = 1200;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: LEAST,
  source: 'TikTok ads help, video ad specifications: at least 516 kbps; 1200: judgment',
};

const MESSAGES = {
  kept: 'The bitrate is high enough to keep detail ({rate}).',
  low: 'The video is compressed too hard to stay sharp ({rate}).',
  export: 'Export it from the original at 5000 kbit/s or more instead of {rate}.',
} as const;

export default defineAudit({
  id: 'video-bitrate',
  needs: ['video', 'image'],
  unit: 'bitrate',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Bitrate',
    pass: 'The video keeps its detail',
    fail: 'The video is compressed too hard',
    why: 'Platforms compress every upload again, so a video that is already compressed ends up in blocks.',
    fix: 'Export at 5 to 10 Mbit/s and let the platform do the compressing.',
    action: 'Export at a higher bitrate',
  },

  run({ video }) {
    const value = video.bitrate;
    const values = { rate: formatValue(value, 'bitrate'), good: formatValue(GOOD, 'bitrate') };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: values.rate }],
      observation: formatMessage(passes(CURVE, value) ? MESSAGES.kept : MESSAGES.low, values),
      ...(value < GOOD && { advice: formatMessage(MESSAGES.export, values) }),
    };
  },
});
