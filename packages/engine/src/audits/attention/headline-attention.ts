import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { readableLines } from '../../computed/text/readable.ts';
import { formatValue } from '../../format-value.ts';

/** Share of attention that scores 97, percent. */
const GOOD = 14;

/** Below this the reader is told that looks at a faint headline were not counted in full. */
const WORTHWHILE = 0.95;

/** Advice on size goes by area: attention to text follows its surface. Neither a trifle nor a wall of type. */
const LEAST_GROWTH = 1.25;
const MOST_GROWTH = 4;

export default defineAudit({
  id: 'headline-attention',
  needs: ['attention', 'text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 3.7,
    source:
      'Direction: text takes attention in proportion to its surface (Pieters and Wedel 2004); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Attention on the headline',
    pass: 'The headline gets its share of attention',
    fail: 'The headline is passed over',
    why: 'Most people who see an ad read no more of it than the headline; if that is passed over, nothing is said.',
    fix: 'Enlarge the headline, raise its contrast, and clear the space around it.',
    action: 'Draw attention to the headline',
  },

  run({ attention, text }) {
    const headline = headlineOf(text);
    const share = attention.shares.headline;
    if (!headline || share === null)
      return { kind: 'notApplicable', reason: 'No headline was found in the picture.' };
    const worth = readableLines(headline.lines);
    const value = share * worth * 100;
    const larger = Math.round(
      (Math.sqrt(Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, GOOD / (share * 100)))) - 1) * 100,
    );
    return {
      kind: 'measured',
      value,
      evidence: headline.lines.map((line) => ({ label: `Headline: ${lineName(line)}`, box: line.box })),
      observation: `The headline ${headline.name} draws ${formatValue(share * 100, 'percent')} of predicted attention.${worth < WORTHWHILE ? ` It is too faint to be taken in: that is worth ${formatValue(value, 'percent')}.` : ''}`,
      advice:
        value >= GOOD
          ? 'Keep its size and the calm around it.'
          : share * 100 >= GOOD
            ? `Raise the contrast of the headline ${headline.name}; it is looked at enough, and not read.`
            : `Set the headline ${headline.name} about ${larger} % larger, on calm ground, with at least half a line of free space around it; ${GOOD} % of attention is a good share.`,
    };
  },
});
