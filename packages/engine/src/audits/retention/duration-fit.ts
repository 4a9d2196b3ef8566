import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const LOW = 6;
const HIGH = 15;

export default defineAudit({
  id: 'duration-fit',
  needs: ['video'],
  unit: 'seconds',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 18,
    source:
      'Meta business help: 15 s or less; TikTok ads help: 9-15 s; YouTube bumpers: 6 s; the slack: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Length',
    pass: 'It has a length that is watched to the end',
    fail: 'It is longer or shorter than is watched',
    why: 'Every second loses viewers; feeds advise 6 to 15 seconds, and less leaves no room for a message.',
    fix: 'Cut a version of 15 seconds or less.',
    action: 'Bring it to 6 to 15 seconds',
  },

  run({ video }) {
    const value = video.durationSeconds;
    const figure = formatValue(value, 'seconds');
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: value > HIGH ? `${HIGH} s: where a short version ends` : `The end, at ${figure}`,
          second: Math.min(value, HIGH),
        },
      ],
      observation: `The video lasts ${figure}; feeds advise ${LOW} to ${HIGH} s.`,
      advice:
        value > HIGH
          ? `Cut ${formatValue(value - HIGH, 'seconds')} for a version of ${HIGH} s, and keep the brand and the request in it.`
          : value < LOW
            ? `Give it ${LOW} s: now ${figure} leave no time to read and decide.`
            : 'Keep this length.',
    };
  },
});
