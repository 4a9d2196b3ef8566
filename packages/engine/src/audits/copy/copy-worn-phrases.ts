import { defineAudit } from '../../audit.ts';
import {
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  shareOfWords,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'We found no stock phrases in the copy.',
  worn: '{words} could stand in any ad.',
  replace: 'Replace {words} with what only this product can say: a figure, a name or a moment of use.',
} as const;

export default defineAudit({
  id: 'copy-worn-phrases',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 1,
    middling: 9,
    source: 'Midway between plain and professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  part: 'copyStyle',
  words: {
    name: 'Stock phrases',
    pass: 'The copy uses few stock phrases',
    fail: 'The copy relies on stock phrases',
    why: 'Readers skip phrases that stand in every ad.',
    fix: 'Replace each stock phrase with something that only you can say.',
    action: 'Replace stock phrases with facts',
  },

  run: inEnglish((copy) => {
    const { worn } = copy.style;
    return {
      kind: 'measured',
      value: shareOfWords(worn, copy),
      evidence: hitEvidenceOrFallback(worn, wholeCopy(copy), 'Ad copy'),
      observation:
        worn.length === 0 ? MESSAGES.none : formatMessage(MESSAGES.worn, { words: quoted(worn, 4) }),
      ...(worn.length > 0 && { advice: formatMessage(MESSAGES.replace, { words: quoted(worn) }) }),
    };
  }),
});
