import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 1;

export default defineAudit({
  id: 'sound-gaps',
  needs: ['sound'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 3,
    source: 'Judgement: a rest in music is shorter than a second; under −50 dBFS counts as silence',
  },
  effort: 'minutes',
  words: {
    name: 'Longest silence',
    pass: 'The sound does not break off',
    fail: 'The sound breaks off',
    why: 'A hole in the sound is heard as a fault and as an end.',
    fix: 'Let music or room tone run through, and fade it out with the picture.',
    action: 'Close the gap in the sound',
  },

  run({ sound }) {
    if (!sound.present) return { kind: 'notApplicable', reason: 'The video has no sound.' };
    const gap = longest(sound.silence);
    const value = gap ? gap.end - gap.start : 0;
    const figures = gap && `${formatValue(gap.start, 'seconds')} to ${formatValue(gap.end, 'seconds')}`;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: gap ? `Silence from ${figures}` : 'No silence', second: gap?.start ?? 0 }],
      observation: gap
        ? `The longest silence lasts ${formatValue(value, 'seconds')}, from ${figures}.`
        : 'There is no silence of half a second or longer.',
      ...(gap && value > GOOD && { advice: `Fill the silence from ${figures} with music or room tone.` }),
    };
  },
});
