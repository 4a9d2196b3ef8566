import { defineAudit } from '../../audit.ts';
import { visibleShotShare } from '../../computed/video/visible-shots.ts';
import { longest } from '../../computed/video/spans.ts';
import { MAX_FRAME_CONFIDENCE, messageLines } from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { Span } from '../../artifacts/video-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 3;

/** Seconds during which an end card may show nothing new. One that stays longer is a lull. */
const LONGEST_CARD = 4;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 6,
  source: 'Judgment, from the 2 s of a mean shot in the abcds-detector configuration (Google)',
};

const MESSAGES = {
  lively: 'A new shot, line or face appears every few seconds ({length} at most).',
  slow: 'We found no new shot, line or face for {length}, from {start} on.',
  flicker:
    'The shots change too fast to be seen, and we found no new line or face for {length}, from {start} on.',
  add: 'Add a cut or a line of text between {start} and {end}.',
  mark: 'Nothing new for {length}',
  fault: 'nothing new happens for {value}',
} as const;

export default defineAudit({
  id: 'longest-lull',
  needs: ['shots', 'scenes', 'video'],
  unit: 'seconds',
  curve: CURVE,
  effort: 'hour',
  part: 'pacing',
  views: ['pacing'],
  fault: MESSAGES.fault,
  words: {
    name: 'Longest stretch without change',
    pass: 'Something new appears every few seconds',
    fail: 'Nothing new appears for too long',
    why: 'People stay while something new may come; a stretch without a new shot, face or line is where they leave.',
    fix: 'Add a cut, a line of text or a face to the longest stretch.',
    action: 'Break up the slowest stretch',
  },

  run({ shots, scenes, video }) {
    const card = scenes.endCard ? video.durationSeconds - scenes.endCard.start : 0;
    const end = Math.max(0.5, video.durationSeconds - Math.min(LONGEST_CARD, card));
    const told = [...messageLines(scenes.text), ...scenes.faces, ...scenes.brand];
    const withShots = longestBetween([...shots, ...told], end);
    const without = longestBetween(told, end);
    const seen = visibleShotShare(shots);
    const value = seen * lengthOf(withShots) + (1 - seen) * lengthOf(without);
    const lull = seen < FLICKER ? without : withShots;
    const values = {
      length: formatValue(value, 'seconds'),
      start: formatValue(lull?.start ?? 0, 'seconds'),
      end: formatValue(lull?.end ?? 0, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: lull?.start ?? 0 }],
      observation: formatMessage(messageFor(value, seen), values),
      ...(value > GOOD && { advice: formatMessage(MESSAGES.add, values) }),
    };
  },
});

/** Share of visible shots below which the report says that they change too fast. */
const FLICKER = 0.5;

function messageFor(value: number, seen: number): string {
  if (passes(CURVE, value)) return MESSAGES.lively;
  return seen < FLICKER ? MESSAGES.flicker : MESSAGES.slow;
}

const lengthOf = (span: Span | undefined): number => (span ? span.end - span.start : 0);

/** The longest stretch up to `end` in which none of them starts. */
function longestBetween(news: readonly Span[], end: number): Span | undefined {
  const starts = news.map(({ start }) => start).filter((second) => second < end);
  const moments = [...new Set([0, ...starts, end])].toSorted((a, b) => a - b);
  return longest(moments.slice(1).map((second, i) => ({ start: moments[i]!, end: second })));
}
