import { defineAudit } from '../../audit.ts';
import { shareOfWords } from '../../computed/copy/quotes.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no jargon in the copy.',
  fault: 'Readers may stumble over {words}.',
  advice:
    'Say in plain words what {words} {count, plural, one {means for the reader, or leave it out} other {mean for the reader, or leave them out}}.',
} as const;

export default defineAudit({
  id: 'copy-jargon',
  needs: ['copy'],
  unit: 'percent',
  curve: { shape: 'falling', good: 2, middling: 8, source: 'Judgment' },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Jargon',
    pass: 'The copy uses little jargon',
    fail: 'The copy relies on jargon',
    why: 'Readers have to translate jargon, and many stop there.',
    fix: 'Say it as a customer would say it to a friend.',
    action: 'Replace jargon with plain words',
  },

  run: ({ copy }) => styleFinding(copy, copy.jargon, { ...MESSAGES, value: shareOfWords(copy.jargon, copy) }),
});
