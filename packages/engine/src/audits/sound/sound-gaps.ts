import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 1;

const MESSAGES = {
  gap: 'The longest silence lasts {length}, from {start} to {end}.',
  noGap: 'The sound runs through without a noticeable gap.',
  fill: 'Fill the silence from {start} to {end} with music or room tone.',
  silence: 'Silence from {start} to {end}',
  noSilence: 'No silence',
  none: 'The video has no sound.',
} as const;

export default defineAudit({
  id: 'sound-gaps',
  needs: ['sound'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 3,
    source: 'Judgment: a rest in music is shorter than a second; under −50 dBFS counts as silence',
  },
  effort: 'minutes',
  part: 'sound',
  words: {
    name: 'Longest silence',
    pass: 'The sound has no long gaps',
    fail: 'The sound drops out for too long',
    why: 'Viewers hear a gap in the sound as a fault, or as the end.',
    fix: 'Let music or room tone run through, and fade it out with the picture.',
    action: 'Fill the gap in the sound',
  },

  run({ sound }) {
    if (!sound.present) return { kind: 'notApplicable', reason: MESSAGES.none };
    const gap = longest(sound.silence);
    if (!gap)
      return {
        kind: 'measured',
        value: 0,
        evidence: [{ label: MESSAGES.noSilence, second: 0 }],
        observation: MESSAGES.noGap,
      };
    const value = gap.end - gap.start;
    const values = {
      length: formatValue(value, 'seconds'),
      start: formatValue(gap.start, 'seconds'),
      end: formatValue(gap.end, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: formatMessage(MESSAGES.silence, values), second: gap.start }],
      observation: formatMessage(MESSAGES.gap, values),
      ...(value > GOOD && { advice: formatMessage(MESSAGES.fill, values) }),
    };
  },
});
