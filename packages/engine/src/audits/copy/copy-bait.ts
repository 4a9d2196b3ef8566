import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-bait',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 0.9, source: 'judgment' },
  effort: 'hour',
  words: {
    name: 'Clickbait',
    pass: 'The copy says what it is about',
    fail: 'The copy hides its point to be clicked',
    why: 'Copy that hides its point brings clicks from people who never wanted the product, and platforms demote it.',
    fix: 'Name the product and what it does in the first line.',
    action: 'Say what the ad is about',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { bait } = copy.style;
    return {
      kind: 'measured',
      value: bait.length,
      evidence: marksOr(bait, wholeCopy(copy), 'Ad copy'),
      observation:
        bait.length === 0
          ? `No clickbait wording was found from ${excerpt(copy.opening.text, 40)} on.`
          : `${quoted(bait)} ${bait.length === 1 ? 'is' : 'are'} worded as clickbait.`,
      ...(bait.length > 0 && { advice: `In place of ${quoted(bait)}, say what the product is and does.` }),
    };
  },
});
