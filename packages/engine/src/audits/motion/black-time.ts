import { defineAudit } from '../../audit.ts';
import { longest } from '../../computed/video/spans.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';

const GOOD = 0.5;

const MESSAGES = {
  none: 'We found no black screen after the opening.',
  brief: 'The screen goes black for only {length} after the opening, which works as a fade.',
  black:
    'The screen is black for {length} after the opening, longest from {start} to {end} ({good} is enough for a fade).',
  cut: 'Cut the black between {start} and {end}.',
  mark: 'Black for {length}',
  noMark: 'No black screen found',
} as const;

export default defineAudit({
  id: 'black-time',
  needs: ['light'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 1.5,
    source: 'Judgment: a fade through black takes half a second; the opening is judged by itself',
  },
  effort: 'minutes',
  views: ['motion'],
  words: {
    name: 'Black screens',
    pass: 'The screen never stays black',
    fail: 'The screen goes black for too long',
    why: 'People take a black screen for the end of the video and leave.',
    fix: 'Cut the black frames, also those after the end.',
    action: 'Cut the black frames',
  },

  run({ light }) {
    const later = light.black.filter(({ start }) => start >= TIMELINE_STEP);
    const value = later.reduce((sum, { start, end }) => sum + end - start, 0);
    const worst = longest(later);
    const values = {
      length: formatValue(value, 'seconds'),
      start: formatValue(worst?.start ?? 0, 'seconds'),
      end: formatValue(worst?.end ?? 0, 'seconds'),
      good: formatValue(GOOD, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: 0.95,
      evidence: later.length
        ? later.slice(0, 4).map(({ start, end }) => ({
            label: formatMessage(MESSAGES.mark, { length: formatValue(end - start, 'seconds') }),
            second: start,
          }))
        : [{ label: MESSAGES.noMark }],
      observation: worst
        ? formatMessage(value > GOOD ? MESSAGES.black : MESSAGES.brief, values)
        : MESSAGES.none,
      ...(value > GOOD && { advice: formatMessage(MESSAGES.cut, values) }),
    };
  },
});
