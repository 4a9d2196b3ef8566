import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LOW = 1.2;
const HIGH = 3;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 2.5,
  slackBelow: 0.5,
  source:
    'abcds-detector configuration (Google): a mean shot of 2 s; what a picture shows is taken in within half a second, and not in much less: the width of the range: judgment',
};

const MESSAGES = {
  good: '{shots, plural, one {The single shot lasts {mean}} other {The # shots last {mean} on average}}, which is easy to follow.',
  single: 'The whole video is a single shot ({length}).',
  slow: 'The shots feel slow ({mean} on average).',
  rushed: 'The shots feel rushed ({mean} on average).',
  divide: 'Cut the shot that starts at {start} into two or three; it lasts {length} now.',
  lengthen: 'Let the shortest shots run longer, so that each can be understood.',
  longest: 'Longest shot, {length}',
  tooLong: 'the shots run long, {value} on average',
  tooShort: 'the shots are too short to follow, {value} on average',
} as const;

export default defineAudit({
  id: 'shot-length',
  needs: ['shots', 'video'],
  unit: 'seconds',
  curve: CURVE,
  effort: 'hour',
  part: 'pacing',
  views: ['pacing'],
  fault: ({ value }) => ((value ?? 0) < LOW ? MESSAGES.tooShort : MESSAGES.tooLong),
  words: {
    name: 'Average shot length',
    pass: 'The shots are easy to follow',
    fail: 'The length of the shots is off',
    why: 'Shots that run too long lose viewers, and shots that end too soon are not understood.',
    fix: 'Aim for shots of about two seconds.',
    action: 'Bring shots to about two seconds',
  },

  run({ shots, video }) {
    const value = video.durationSeconds / Math.max(1, shots.length);
    const long = longest(shots);
    if (!long) return { kind: 'notApplicable', reason: 'We could not find a shot.' };
    const values = {
      shots: shots.length,
      mean: formatValue(value, 'seconds'),
      length: formatValue(long.end - long.start, 'seconds'),
      start: formatValue(long.start, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.95,
      evidence: [{ label: formatMessage(MESSAGES.longest, values), second: long.start }],
      observation: formatMessage(messageFor(value, shots.length), values),
      ...(value > HIGH && { advice: formatMessage(MESSAGES.divide, values) }),
      ...(value < LOW && { advice: MESSAGES.lengthen }),
    };
  },
});

function messageFor(value: number, shots: number): string {
  if (passes(CURVE, value)) return MESSAGES.good;
  if (value < LOW) return MESSAGES.rushed;
  return shots === 1 ? MESSAGES.single : MESSAGES.slow;
}
