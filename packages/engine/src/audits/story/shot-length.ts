import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';

const LOW = 1.2;
const HIGH = 3;

export default defineAudit({
  id: 'shot-length',
  needs: ['shots', 'video'],
  unit: 'seconds',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 2.5,
    slackBelow: 0.5,
    source:
      'abcds-detector configuration (Google): a mean shot of 2 s; what a picture shows is taken in within half a second, and not in much less: the width of the range: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Mean length of a shot',
    pass: 'The shots have a length that is followed',
    fail: 'The shots are too long or too short',
    why: 'A shot that has told its part and goes on loses people; one that ends before it is understood tells nothing.',
    fix: 'Aim at shots of two seconds: shorten the long ones, join the scraps.',
    action: 'Bring the shots to two seconds',
  },

  run({ shots, video }) {
    const value = video.durationSeconds / Math.max(1, shots.length);
    const long = longest(shots);
    if (!long) return { kind: 'notApplicable', reason: 'No shot was found.' };
    const mean = formatValue(value, 'seconds');
    const length = formatValue(long.end - long.start, 'seconds');
    const from = formatValue(long.start, 'seconds');
    return {
      kind: 'measured',
      value,
      confidence: 0.95,
      evidence: [{ label: `Longest shot, ${length}`, second: long.start }],
      observation:
        shots.length === 1
          ? `A single shot lasts all of the ${length}.`
          : `${shots.length} shots last ${mean} on average; the longest, from ${from}, ${length}.`,
      advice:
        value > HIGH
          ? `Divide the shot from ${from}: ${length} can be two or three.`
          : value < LOW
            ? 'Join some of the shortest shots, so that each can be understood.'
            : 'Keep the length of the shots.',
    };
  },
});
