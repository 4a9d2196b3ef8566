import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';

const LEAST_SHOTS = 3;
const LOW = 25;
const HIGH = 90;

export default defineAudit({
  id: 'shot-variety',
  needs: ['shots'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 45,
    source: 'Judgement: standard deviation of the shots’ lengths as a share of their mean',
  },
  effort: 'hour',
  words: {
    name: 'Rhythm of the shots',
    pass: 'The rhythm of the cuts varies',
    fail: 'The rhythm of the cuts is off',
    why: 'Cuts at an even beat lull, and one endless shot among scraps drags; a change of rhythm marks what matters.',
    fix: 'Cut faster before the important moment and hold that one longer.',
    action: 'Vary the rhythm of the cuts',
  },

  run({ shots }) {
    if (shots.length < LEAST_SHOTS)
      return { kind: 'notApplicable', reason: 'There are too few shots for a rhythm.' };
    const lengths = shots.map(({ start, end }) => end - start);
    const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
    const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length;
    const value = (100 * Math.sqrt(variance)) / mean;
    const long = longest(shots)!;
    const figures = `${formatValue(Math.min(...lengths), 'seconds')} to ${formatValue(Math.max(...lengths), 'seconds')}`;
    return {
      kind: 'measured',
      value,
      confidence: 0.85,
      evidence: [
        { label: `Longest shot, ${formatValue(long.end - long.start, 'seconds')}`, second: long.start },
      ],
      observation: `The shots last from ${figures}, spread by ${formatValue(value, 'percent')} of their mean.`,
      advice:
        value < LOW
          ? 'Shorten some shots and hold the one that shows the product longer.'
          : value > HIGH
            ? `Shorten the shot from ${formatValue(long.start, 'seconds')}, which breaks the rhythm of the rest.`
            : 'Keep the rhythm.',
    };
  },
});
