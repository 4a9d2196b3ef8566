import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { TIMELINE_STEP } from '../../video-artifacts.ts';

export default defineAudit({
  id: 'black-time',
  needs: ['light'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: 0.5,
    middling: 1.5,
    source: 'Judgement: a fade through black takes half a second; the opening is judged by itself',
  },
  effort: 'minutes',
  words: {
    name: 'Black stretches',
    pass: 'There is a picture all the time',
    fail: 'The picture is black for a while',
    why: 'A black screen says that it is over; people believe it.',
    fix: 'Cut the black frames, also those after the end.',
    action: 'Cut the black stretches',
  },

  run({ light }) {
    const later = light.black.filter(({ start }) => start >= TIMELINE_STEP);
    const value = later.reduce((sum, { start, end }) => sum + end - start, 0);
    const worst = longest(later);
    return {
      kind: 'measured',
      value,
      confidence: 0.95,
      evidence: later.length
        ? later.slice(0, 4).map(({ start, end }) => ({
            label: `Black for ${formatValue(end - start, 'seconds')}`,
            second: start,
          }))
        : [{ label: 'No black stretch' }],
      observation: worst
        ? `The screen is black for ${formatValue(value, 'seconds')} after the opening, longest from ${formatValue(worst.start, 'seconds')} to ${formatValue(worst.end, 'seconds')}.`
        : 'The screen is never black after the opening.',
      ...(worst && {
        advice: `Cut the black between ${formatValue(worst.start, 'seconds')} and ${formatValue(worst.end, 'seconds')}.`,
      }),
    };
  },
});
