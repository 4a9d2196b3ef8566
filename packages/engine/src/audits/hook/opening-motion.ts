import { defineAudit } from '../../audit.ts';
import { meanOver, openingOf } from '../../computed/video/opening.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 12;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 3,
  source: 'Judgment, on a scale of 0 (still) to 100 (hand-held in full flight)',
};

const MESSAGES = {
  lively: 'The first {length} show movement that catches the eye.',
  still: 'Hardly anything moves in the first {length}.',
  stillerThanRest: 'Hardly anything moves in the first {length}, though the video is livelier later.',
  livelier: 'Open with a livelier moment of the video.',
  start: 'Start in mid-action, or move the camera or the text in the first second.',
  mark: 'Motion in the first {length}',
} as const;

export default defineAudit({
  id: 'opening-motion',
  needs: ['motion', 'video'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  part: 'opening',
  redundantWith: ['frozen-time'],
  views: ['motion'],
  words: {
    name: 'Motion in the opening',
    pass: 'The opening has movement',
    fail: 'The opening is almost still',
    why: 'Movement catches the eye in a feed; a still opening looks like a photo and gets scrolled past.',
    fix: 'Start in mid-action: a hand, a pour, a turn of the product, a camera move.',
    action: 'Open in motion',
  },

  run({ motion, video }) {
    const opening = openingOf(video.durationSeconds);
    const value = meanOver(motion.energy, opening);
    const values = { length: formatValue(opening.end, 'seconds') };
    const isLivelierLater = motion.mean > 2 * Math.max(1, value);
    return {
      kind: 'measured',
      value,
      confidence: 0.9,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: 0 }],
      observation: formatMessage(messageFor(value, isLivelierLater), values),
      ...(value < GOOD && { advice: isLivelierLater ? MESSAGES.livelier : MESSAGES.start }),
    };
  },
});

function messageFor(value: number, isLivelierLater: boolean): string {
  if (passes(CURVE, value)) return MESSAGES.lively;
  return isLivelierLater ? MESSAGES.stillerThanRest : MESSAGES.still;
}
