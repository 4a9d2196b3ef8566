import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

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

  run: ({ copy }) =>
    styleFinding(copy, copy.style.bait, {
      clean: (opening) => `No clickbait wording was found from ${opening} on.`,
      fault: (quotes, isOne) => `${quotes} ${isOne ? 'is' : 'are'} worded as clickbait.`,
      advice: (quotes) => `In place of ${quotes}, say what the product is and does.`,
    }),
});
