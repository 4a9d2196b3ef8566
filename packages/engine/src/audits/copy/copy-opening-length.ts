import { defineAudit } from '../../audit.ts';
import { excerpt } from '../../computed/copy/quotes.ts';
import { displayWidth } from '../../computed/copy/width.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const SHORT = 30;
/** Characters that feeds show before 'more'. */
const SHOWN = 125;

const MESSAGES = {
  evidence: 'Opening, {length}',
  long: '{opening} runs past “more” in feeds.',
  short: '{opening} leaves room before “more” in feeds.',
  fits: '{opening} shows in full before “more” in feeds.',
  cut: 'Cut about {extra, plural, one {# character} other {# characters}} from the opening, or end its first sentence earlier.',
  add: 'Add a figure, a benefit or the offer to {opening}.',
} as const;

export default defineAudit({
  id: 'copy-opening-length',
  needs: ['copy'],
  unit: 'characters',
  curve: {
    shape: 'sweetSpot',
    low: SHORT,
    high: SHOWN,
    slack: 85,
    source: 'Judgment: feeds show about 125 characters before “more”; no platform states the figure',
  },
  effort: 'minutes',
  part: 'copyOpening',
  words: {
    name: 'Opening length',
    pass: 'The opening has a good length',
    fail: 'The opening is cut off by “more”',
    why: 'Feeds cut copy after about 125 characters, and few people open the rest.',
    fix: 'End the first sentence within 125 characters.',
    action: 'Fit the opening before “more”',
  },

  run({ copy }) {
    const { text, start, end } = copy.opening;
    const width = displayWidth(text);
    const [told, advice] = messagesFor(width);
    const values = {
      opening: excerpt(text, 50),
      length: formatValue(width, 'characters'),
      extra: width - SHOWN,
    };
    return {
      kind: 'measured',
      value: width,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), span: { start, end } }],
      observation: formatMessage(told, values),
      ...(advice && { advice: formatMessage(advice, values) }),
    };
  },
});

/** What was seen and what to do, for a width in characters. */
function messagesFor(width: number): readonly [string, string?] {
  if (width > SHOWN) return [MESSAGES.long, MESSAGES.cut];
  return width < SHORT ? [MESSAGES.short, MESSAGES.add] : [MESSAGES.fits];
}
