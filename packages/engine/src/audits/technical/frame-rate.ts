import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';

const LOW = 23.9;
const HIGH = 60.1;

export default defineAudit({
  id: 'frame-rate',
  needs: ['video'],
  unit: 'perSecond',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 9,
    source: 'YouTube help 1722171: 24 to 60 frames a second; the slack: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Frame rate',
    pass: 'Motion runs smoothly',
    fail: 'The frame rate is out of the ordinary',
    why: 'Under 24 frames a second motion stutters; over 60 platforms throw frames away.',
    fix: 'Export at 24, 25 or 30 frames a second.',
    action: 'Export at 24 to 60 frames a second',
  },

  run({ video }) {
    if (video.decodedBy === 'browser')
      return { kind: 'notApplicable', reason: 'Only single frames of the video could be looked at.' };
    const value = video.frameRate;
    const figure = `${formatValue(value, 'count')} frames a second`;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: figure }],
      observation: `The video runs at ${figure}.`,
      ...((value < LOW || value > HIGH) && {
        advice: `Export again at 30 frames a second instead of ${formatValue(value, 'count')}.`,
      }),
    };
  },
});
