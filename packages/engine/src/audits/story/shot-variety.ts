import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LEAST_SHOTS = 3;
const LOW = 25;
const HIGH = 90;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 45,
  source: 'Judgment: standard deviation of the shots’ lengths as a share of their mean',
};

const MESSAGES = {
  varied: 'The shots vary in length and keep a rhythm ({shortest} to {longest}).',
  even: 'The cuts come at an even beat, which gets monotonous ({shortest} to {longest} a shot).',
  uneven: 'One long shot drags beside the short ones ({shortest} to {longest}).',
  vary: 'Shorten some shots, and hold the one that shows the product.',
  shorten: 'Shorten the shot that starts at {start}, so that it fits the rhythm of the others.',
  mark: 'Longest shot, {longest}',
  tooLow: 'the cuts follow an even beat',
  tooHigh: 'one long shot breaks the rhythm',
} as const;

export default defineAudit({
  id: 'shot-variety',
  needs: ['shots'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'pacing',
  views: ['pacing'],
  fault: ({ value }) => ((value ?? 0) < 50 ? MESSAGES.tooLow : MESSAGES.tooHigh),
  words: {
    name: 'Editing rhythm',
    pass: 'The editing rhythm varies',
    fail: 'The editing rhythm is monotonous or uneven',
    why: 'An even beat gets dull and one long shot drags; a change of rhythm marks what matters.',
    fix: 'Cut faster before the key moment, then hold that shot longer.',
    action: 'Vary the editing rhythm',
  },

  run({ shots }) {
    if (shots.length < LEAST_SHOTS)
      return { kind: 'notApplicable', reason: 'The video has too few shots to have a rhythm.' };
    const lengths = shots.map(({ start, end }) => end - start);
    const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
    const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length;
    const value = (100 * Math.sqrt(variance)) / mean;
    const long = longest(shots)!;
    const values = {
      shortest: formatValue(Math.min(...lengths), 'seconds'),
      longest: formatValue(Math.max(...lengths), 'seconds'),
      start: formatValue(long.start, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.85,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: long.start }],
      observation: formatMessage(messageFor(value), values),
      ...(value < LOW && { advice: MESSAGES.vary }),
      ...(value > HIGH && { advice: formatMessage(MESSAGES.shorten, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (passes(CURVE, value)) return MESSAGES.varied;
  return value < LOW ? MESSAGES.even : MESSAGES.uneven;
}
