import { defineAudit } from '../../audit.ts';
import { meanOver, openingOf } from '../../computed/video/opening.ts';
import { MAX_FRAME_CONFIDENCE } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 16;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 5,
  source: 'Judgment: attention spread evenly gives 0%, on a single point 100%',
};

const MESSAGES = {
  focused: 'One focal point holds the eye in the first {length}.',
  scattered: 'No single element holds the eye in the first {length}: attention is spread over the frame.',
  closer: 'Bring the main subject of the first shot closer, or simplify what is around it.',
  mark: 'First {length}',
} as const;

export default defineAudit({
  id: 'opening-attention',
  needs: ['scenes', 'video'],
  unit: 'percent',
  curve: CURVE,
  effort: 'redesign',
  part: 'focalPoint',
  words: {
    name: 'Focal point of the opening',
    pass: 'The opening has a clear focal point',
    fail: 'The opening has no clear focal point',
    why: 'People take in one thing in the first seconds; without a focal point they remember nothing.',
    fix: 'Open on one subject: a face, the product, or a few large words on a plain background.',
    action: 'Open on one focal point',
  },

  run({ scenes, video }) {
    const opening = openingOf(video.durationSeconds);
    const value = 100 * meanOver(scenes.attention, opening);
    const values = { length: formatValue(opening.end, 'seconds') };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE - 0.15,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: 0 }],
      observation: formatMessage(passes(CURVE, value) ? MESSAGES.focused : MESSAGES.scattered, values),
      ...(value < GOOD && { advice: MESSAGES.closer }),
    };
  },
});
