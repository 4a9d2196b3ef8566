import { defineAudit } from '../../audit.ts';
import { wholeCopy } from '../../computed/copy/quotes.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { COPY_LENGTHS } from '../../placements/copy-lengths.ts';

const SHORTEST = 60;
const LONGEST = 150;

const MESSAGES = {
  whole: 'The copy shows in full on the platforms we checked ({length}).',
  cut: 'Some platforms cut the copy ({length}): {places}.',
  add: 'There is room for one more fact, such as a figure or a benefit.',
  shorten:
    'Cut about {extra, plural, one {# character} other {# characters}}, or write a short version for these platforms.',
} as const;

export default defineAudit({
  id: 'copy-platform-length',
  needs: ['copy'],
  unit: 'characters',
  curve: {
    shape: 'sweetSpot',
    low: SHORTEST,
    high: LONGEST,
    slack: 260,
    source:
      'LinkedIn ads guide: introduction 150, at most 600; Google Ads help 17090561: description 90; the low edge is judgment',
  },
  effort: 'hour',
  words: {
    name: 'Copy length',
    pass: 'The copy is reasonably short',
    fail: 'The copy is too long for most platforms',
    why: 'Each platform cuts copy at its own length, and few people open the rest.',
    fix: 'Aim for 150 characters, or write a short version for the platforms that cut.',
    action: 'Shorten the copy for the platforms',
  },

  run({ copy }) {
    const { width } = copy;
    const cut = COPY_LENGTHS.filter(({ characters }) => width > characters);
    const values = {
      length: formatValue(width, 'characters'),
      places: cut.map(({ name, characters }) => `${name} (${characters})`).join(', '),
      extra: width - LONGEST,
    };
    return {
      kind: 'measured',
      value: width,
      evidence: [{ label: values.length, span: wholeCopy(copy) }],
      observation: formatMessage(cut.length === 0 ? MESSAGES.whole : MESSAGES.cut, values),
      ...(width < SHORTEST && { advice: MESSAGES.add }),
      ...(width > LONGEST && { advice: formatMessage(MESSAGES.shorten, values) }),
    };
  },
});
