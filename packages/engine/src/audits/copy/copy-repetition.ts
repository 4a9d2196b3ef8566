import { defineAudit } from '../../audit.ts';
import { marksOr, quoted, shareOfWords, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-repetition',
  needs: ['copy'],
  unit: 'percent',
  curve: { shape: 'falling', good: 4, middling: 14, source: 'judgement' },
  effort: 'minutes',
  words: {
    name: 'Repetition',
    pass: 'The copy does not repeat itself',
    fail: 'The copy repeats itself',
    why: 'A word that returns a third time takes the place of something new.',
    fix: 'Cut the repeated word or say the next thing.',
    action: 'Cut the repeated words',
  },

  run({ copy }) {
    const { repeated } = copy;
    return {
      kind: 'measured',
      value: shareOfWords(repeated, copy),
      evidence: marksOr(repeated, wholeCopy(copy), 'Ad copy'),
      observation:
        repeated.length === 0
          ? 'No content word comes three times.'
          : `The copy repeats ${quoted(repeated)}.`,
      advice: `Cut or change the later ${quoted(repeated)}.`,
    };
  },
});
