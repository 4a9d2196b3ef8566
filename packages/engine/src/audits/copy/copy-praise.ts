import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, shareOfWords, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-praise',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 10,
    middling: 25,
    source:
      'direction: Robertson and others 2023 (Upworthy headlines: a positive word costs about 1 % of clicks); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Piled-up praise',
    pass: 'Praise is used with measure',
    fail: 'The copy praises itself too much',
    why: 'Praise from the seller is discounted; each further adjective says less.',
    fix: 'Keep one adjective and put a fact in the place of the others.',
    action: 'Put facts in the place of praise',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { positive } = copy;
    return {
      kind: 'measured',
      value: shareOfWords(positive, copy),
      evidence: marksOr(positive, wholeCopy(copy), 'Ad copy'),
      observation:
        positive.length === 0
          ? `${excerpt(copy.opening.text, 40)} and what follows have no word of praise.`
          : `${new Set(positive.map(({ text }) => text.toLowerCase())).size === 1 ? 'The one word that praises or pleases is' : 'The words that praise or please are'} ${quoted(positive, 5)}.`,
      advice: `Keep one of ${quoted(positive)} and replace the others by a fact that shows it.`,
    };
  },
});
