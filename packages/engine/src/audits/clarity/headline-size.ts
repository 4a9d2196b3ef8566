import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { shorten, formatGrowthFactor } from '../../messages/enlarge-advice.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Percent of the shorter side. */
const GOOD = 6.5;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 2.6,
  source: 'Direction: larger text draws more attention to itself (Pieters and Wedel 2004); points: judgment',
};

const MESSAGES = {
  large: 'The headline {headline} is large enough to lead the eye.',
  small: 'The headline {headline} is too small to lead the eye.',
  enlarge: 'Set the headline {headline} {times} times as large, on more lines if it does not fit.',
} as const;

export default defineAudit({
  id: 'headline-size',
  needs: ['text', 'image'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  changes: ['enlargeText'],
  part: 'headline',
  aspect: 'size',
  views: ['typography'],
  onVideo: 'headline-frame',
  praise: { words: 'a large headline', rank: 3 },
  fault: 'the headline is too small to lead',
  words: {
    name: 'Headline size',
    pass: 'The headline is large enough',
    fail: 'The headline is too small',
    why: 'People read a headline while they scroll, and size makes that possible.',
    fix: 'Set the headline larger, on more lines if it does not fit.',
    action: 'Enlarge the headline',
  },

  run({ text, image }) {
    const headline = headlineOf(text);
    if (!headline) return { kind: 'notApplicable', reason: 'We could not find a headline in the picture.' };
    const value = ((headline.height * image.height) / Math.min(image.width, image.height)) * 100;
    const times = formatGrowthFactor(GOOD / value, headline.lines);
    return {
      kind: 'measured',
      value,
      evidence: headline.lines
        .toSorted((a, b) => a.height - b.height)
        .map((line) => ({ label: `Headline: ${lineName(line)}`, box: line.box })),
      observation: formatMessage(passes(CURVE, value) ? MESSAGES.large : MESSAGES.small, {
        headline: headline.name,
      }),
      ...(value < GOOD && {
        advice:
          times === null
            ? shorten(`the headline ${headline.name}`)
            : formatMessage(MESSAGES.enlarge, { headline: headline.name, times }),
      }),
    };
  },
});
