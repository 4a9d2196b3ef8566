import { defineAudit } from '../../audit.ts';
import { secondsInside } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const WINDOW = 5;
const LOW = 3;
const HIGH = 7;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 2,
  source: 'abcds-detector configuration (Google): 5 shots in 5 s are quick; the range: judgment',
};

const MESSAGES = {
  good: 'The first {window} show {shots, plural, one {# shot} other {# shots}}, a brisk pace that can be followed.',
  slow: 'The first {window} show only {shots, plural, one {# shot} other {# shots}}.',
  rushed: 'The first {window} rush through {shots, plural, one {# shot} other {# shots}}.',
  add: 'Add a cut or two within {window}: the shot from {start} lasts {length}.',
  remove: 'Let fewer shots run longer: {high} in the first {window} at most, so that each can be understood.',
  mark: 'Shot {shot} from {start}',
  short: 'The video is shorter than {window}.',
  tooLow: 'the opening is cut too slowly',
  tooHigh: 'the opening is cut too fast',
} as const;

export default defineAudit({
  id: 'opening-pace',
  needs: ['shots', 'video'],
  unit: 'count',
  curve: CURVE,
  effort: 'hour',
  part: 'opening',
  views: ['pacing'],
  fault: ({ value }) => ((value ?? 0) < 4 ? MESSAGES.tooLow : MESSAGES.tooHigh),
  words: {
    name: 'Shots in the first 5 seconds',
    pass: 'The opening has a brisk pace',
    fail: 'The pace of the opening is off',
    why: 'Too few shots at the start feel slow, and too many cannot be followed.',
    fix: 'Show three to seven shots in the first 5 seconds.',
    action: 'Pace the opening',
  },

  run({ shots, video }) {
    const duration = video.durationSeconds;
    const values = { window: formatValue(WINDOW, 'seconds'), low: LOW, high: HIGH };
    if (duration < WINDOW) return { kind: 'notApplicable', reason: formatMessage(MESSAGES.short, values) };
    const opening = { start: 0, end: WINDOW };
    // The shot that is under way at the end counts in part, so that a cut at 4.9 s or 5.1 s makes no difference.
    const value = shots.reduce(
      (sum, shot) => sum + secondsInside(shot, opening) / (shot.end - shot.start),
      0,
    );
    const seen = shots.filter(({ start }) => start < WINDOW);
    const last = seen.at(-1);
    return {
      kind: 'measured',
      value: Math.max(1, value),
      confidence: 0.95,
      evidence: seen.slice(0, 6).map(({ start }, i) => ({
        label: formatMessage(MESSAGES.mark, { shot: i + 1, start: formatValue(start, 'seconds') }),
        second: start,
      })),
      observation: formatMessage(messageFor(value), { ...values, shots: seen.length }),
      ...(value < LOW &&
        last && {
          advice: formatMessage(MESSAGES.add, {
            ...values,
            start: formatValue(last.start, 'seconds'),
            length: formatValue(last.end - last.start, 'seconds'),
          }),
        }),
      ...(value > HIGH && { advice: formatMessage(MESSAGES.remove, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (passes(CURVE, value)) return MESSAGES.good;
  return value < LOW ? MESSAGES.slow : MESSAGES.rushed;
}
