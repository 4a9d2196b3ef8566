import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LOW = 23.9;
const HIGH = 60.1;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 9,
  source: 'YouTube help 1722171: 24 to 60 frames a second; the slack: judgment',
};

const MESSAGES = {
  smooth: 'Motion runs smoothly ({rate} frames a second).',
  stutters: 'Motion may stutter ({rate} frames a second; 24 or more is smooth).',
  fast: 'The frame rate is higher than platforms play ({rate} frames a second; 60 at most).',
  export: 'Export at 30 frames a second instead of {rate}.',
  mark: '{rate} frames a second',
  sampled: 'Not measured: only single frames of the video could be read.',
} as const;

export default defineAudit({
  id: 'frame-rate',
  needs: ['video'],
  unit: 'perSecond',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Frame rate',
    pass: 'Motion runs smoothly',
    fail: 'The frame rate is too low or too high',
    why: 'Under 24 frames a second motion stutters; over 60, platforms drop frames.',
    fix: 'Export at 24, 25 or 30 frames a second.',
    action: 'Export at 24 to 60 frames a second',
  },

  run({ video }) {
    if (video.decodedBy === 'browser') return { kind: 'notApplicable', reason: MESSAGES.sampled };
    const value = video.frameRate;
    const values = { rate: formatValue(value, 'count') };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.mark, values) }],
      observation: formatMessage(messageFor(value), values),
      ...((value < LOW || value > HIGH) && { advice: formatMessage(MESSAGES.export, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (passes(CURVE, value)) return MESSAGES.smooth;
  return value < LOW ? MESSAGES.stutters : MESSAGES.fast;
}
