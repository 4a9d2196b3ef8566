import { defineAudit } from '../../audit.ts';
import { shareOfWords } from '../../computed/copy/quotes.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'No word comes up too often.',
  fault: '{words} {count, plural, one {comes} other {come}} up too often.',
  advice: 'Cut or replace the later {words}.',
} as const;

export default defineAudit({
  id: 'copy-repetition',
  needs: ['copy'],
  unit: 'percent',
  curve: { shape: 'falling', good: 4, middling: 14, source: 'Judgment' },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Repetition',
    pass: 'The copy does not repeat itself',
    fail: 'The copy repeats itself',
    why: 'A word that comes a third time takes the place of something new.',
    fix: 'Cut the repeated word, or say the next thing.',
    action: 'Cut the repeated words',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.repeated, {
      ...MESSAGES,
      value: shareOfWords(copy.repeated, copy),
      inAnyLanguage: true,
    }),
});
