import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { readabilityOfLines } from '../../computed/text/readability.ts';
import { formatValue } from '../../format-value.ts';
import { levelOf } from '../../messages/level.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';

/** Share of attention that scores 97, in percent. */
const GOOD = 14;

/** Below this, the report says that looks at a faint headline did not count fully. */
const WORTHWHILE = 0.95;

const CURVE = {
  shape: 'rising',
  good: GOOD,
  middling: 3.7,
  source:
    'Direction: text takes attention in proportion to its surface (Pieters and Wedel 2004); points: judgment',
} as const satisfies Curve;

const MESSAGES = {
  seen: 'Viewers are likely to notice the headline {headline}.',
  faint: 'The headline {headline} draws the eye but is too faint to read easily.',
  missed: 'The headline {headline} {level, select, fair {could get more attention} other {is easy to miss}}.',
  missedAndFaint:
    'The headline {headline} is faint and {level, select, fair {could get more attention} other {easy to miss}}.',
  contrast: 'Raise the headline’s contrast: people look at it but can hardly read it.',
  enlarge:
    'Give the headline more weight: stronger contrast, more free space around it, or larger letters where there is room.',
  evidence: 'Headline: {line}',
  good: 'at least {needed}, in letters that can be read',
  none: 'We could not find a headline in the picture.',
} as const;

export default defineAudit({
  id: 'headline-attention',
  needs: ['attention', 'text'],
  unit: 'percent',
  curve: CURVE,
  effort: 'hour',
  part: 'headline',
  aspect: 'attention',
  onVideo: 'headline-frame',
  praise: { words: 'a headline that draws the eye', rank: 2 },
  fault: { state: 'overlooked', thing: 'headline' },
  words: {
    name: 'Attention on the headline',
    pass: 'The headline draws the eye',
    fail: 'The headline is easy to miss',
    why: 'Most people read only the headline, so if they miss it, they miss the message.',
    fix: 'Enlarge the headline, raise its contrast, and clear the space around it.',
    action: 'Draw attention to the headline',
  },

  run({ attention, text }) {
    const headline = headlineOf(text);
    const share = attention.shares.headline;
    if (!headline || share === null) return { kind: 'notApplicable', reason: MESSAGES.none };
    const worth = readabilityOfLines(headline.lines);
    const value = share * worth * 100;
    const lookedAt = share * 100 >= GOOD;
    const values = {
      headline: headline.name,
      level: levelOf(value, CURVE),
    };
    const faint = worth < WORTHWHILE;
    const missed = faint ? MESSAGES.missedAndFaint : MESSAGES.missed;
    const short = lookedAt ? MESSAGES.faint : missed;
    return {
      kind: 'measured',
      value,
      evidence: headline.lines.map((line) => ({
        label: formatMessage(MESSAGES.evidence, { line: lineName(line) }),
        box: line.box,
      })),
      // Looks at words that are too faint to read count less. Show the share of looks, and what the words lack.
      ...(lookedAt &&
        faint && {
          display: formatValue(share * 100, 'percent'),
          good: formatMessage(MESSAGES.good, { needed: formatValue(GOOD, 'percent') }),
        }),
      observation: formatMessage(values.level === 'good' ? MESSAGES.seen : short, values),
      ...(value < GOOD && { advice: formatMessage(lookedAt ? MESSAGES.contrast : MESSAGES.enlarge, values) }),
    };
  },
});
