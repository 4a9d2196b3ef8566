import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatValue } from '../../format-value.ts';

/** Percent of the shorter side. */
const GOOD = 6.5;

export default defineAudit({
  id: 'headline-size',
  needs: ['text', 'image'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 2.6,
    source:
      'Direction: larger text draws more attention to itself (Pieters and Wedel 2004); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Size of the headline',
    pass: 'The headline is large enough to lead',
    fail: 'The headline is too small to lead',
    why: 'The headline has to be read while the thumb is moving; size is what makes that possible.',
    fix: 'Set the headline larger; shorten it where the room is missing.',
    action: 'Enlarge the headline',
  },

  run({ text, image }) {
    const headline = headlineOf(text);
    if (!headline) return { kind: 'notApplicable', reason: 'No headline was found in the picture.' };
    const value = ((headline.height * image.height) / Math.min(image.width, image.height)) * 100;
    const figure = formatValue(value, 'percent');
    return {
      kind: 'measured',
      value,
      evidence: headline.lines
        .toSorted((a, b) => a.height - b.height)
        .map((line) => ({ label: `Headline: ${lineName(line)}`, box: line.box })),
      observation: `The letters of the headline ${headline.name} are ${figure} of the picture’s shorter side high.`,
      advice:
        value < GOOD
          ? `Set the headline ${headline.name} ${formatValue(GOOD / value, 'count')} times as large (${GOOD} % of the shorter side), on more lines or with fewer words where it does not fit.`
          : 'Keep the headline at this size.',
    };
  },
});
