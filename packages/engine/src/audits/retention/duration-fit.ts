import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LOW = 6;
const HIGH = 15;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 18,
  source:
    'Meta business help: 15 s or less; TikTok ads help: 9-15 s; YouTube bumpers: 6 s; the slack: judgment',
};

const MESSAGES = {
  fits: 'The video lasts {length}, which suits social feeds ({low} to {high}).',
  near: 'The video lasts {length} (platforms recommend {low} to {high}).',
  long: 'The video is too long for social feeds ({length}; platforms recommend {low} to {high}).',
  short: 'The video is too short for a message ({length}; platforms recommend {low} to {high}).',
  cut: 'Cut a version of {high} or less, and keep the brand and the CTA in it.',
  extend: 'Extend it to at least {low}, so that viewers have time to read and decide.',
  shortVersion: '{high}: where a short version ends',
  end: 'The end, at {length}',
  tooLongFault: 'its {value} are longer than feeds advise',
  tooShortFault: 'its {value} leave no time for a message',
} as const;

export default defineAudit({
  id: 'duration-fit',
  needs: ['video'],
  unit: 'seconds',
  curve: CURVE,
  effort: 'hour',
  part: 'pacing',
  views: ['pacing'],
  fault: ({ value }) => ((value ?? 0) > 10 ? MESSAGES.tooLongFault : MESSAGES.tooShortFault),
  words: {
    name: 'Video length',
    pass: 'The length suits social feeds',
    fail: 'The length does not suit social feeds',
    why: 'Every second loses viewers; platforms recommend 6 to 15 seconds, and less leaves no time for a message.',
    fix: 'Make a version of 6 to 15 seconds.',
    action: 'Bring the video to 6-15 seconds',
  },

  run({ video }) {
    const value = video.durationSeconds;
    const values = {
      length: formatValue(value, 'seconds'),
      low: formatValue(LOW, 'seconds'),
      high: formatValue(HIGH, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      evidence: [
        {
          label: formatMessage(value > HIGH ? MESSAGES.shortVersion : MESSAGES.end, values),
          second: Math.min(value, HIGH),
        },
      ],
      observation: formatMessage(messageFor(value), values),
      ...(value > HIGH && { advice: formatMessage(MESSAGES.cut, values) }),
      ...(value < LOW && { advice: formatMessage(MESSAGES.extend, values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value >= LOW && value <= HIGH) return MESSAGES.fits;
  if (passes(CURVE, value)) return MESSAGES.near;
  return value > HIGH ? MESSAGES.long : MESSAGES.short;
}
