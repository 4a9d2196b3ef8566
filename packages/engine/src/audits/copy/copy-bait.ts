import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no clickbait in the copy.',
  fault: '{words} {count, plural, one {reads} other {read}} like clickbait.',
  advice: 'Instead of {words}, say what the product is and does.',
} as const;

export default defineAudit({
  id: 'copy-bait',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 0.9, source: 'Judgment' },
  effort: 'hour',
  words: {
    name: 'Clickbait',
    pass: 'We found no clickbait in the copy',
    fail: 'The copy hides its point to get clicks',
    why: 'Clickbait brings clicks from people who never wanted the product, and platforms demote it.',
    fix: 'Name the product and what it does in the first line.',
    action: 'Say what the ad is about',
  },

  run: ({ copy }) => styleFinding(copy, copy.style.bait, MESSAGES),
});
