import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 90;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 50,
  source: 'Judgment: likeness of the last frame to the first',
};

const MESSAGES = {
  smooth: 'The last frame leads smoothly into the first.',
  jump: 'Last and first frame are {alike} alike.',
} as const;

export default defineAudit({
  id: 'loop-seam',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  words: {
    name: 'Loop',
    why: 'Short videos replay automatically, and a visible jump at the end stops people watching again.',
  },

  run({ scenes, video }) {
    const value = 100 * scenes.loop;
    return {
      kind: 'measured',
      value,
      confidence: 0.8,
      evidence: [{ label: 'The last frame', second: Math.max(0, video.durationSeconds - 0.1) }],
      observation: formatMessage(passes(CURVE, value) ? MESSAGES.smooth : MESSAGES.jump, {
        alike: formatValue(value, 'percent'),
      }),
    };
  },
});
