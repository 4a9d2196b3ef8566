import { defineAudit } from '../../audit.ts';
import { counted, excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-substance',
  needs: ['copy'],
  unit: 'words',
  curve: { shape: 'rising', good: 5, middling: 2.5, source: 'judgement' },
  effort: 'hour',
  words: {
    name: 'Substance',
    pass: 'The copy says something of its own',
    fail: 'The copy could stand over any ad',
    why: 'Words that fit every product tell of none; nothing of them is kept when the ad is gone.',
    fix: 'Say what it is, for whom, and one thing that is true of it alone.',
    action: 'Say something that no other ad could say',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { substance, nonsense } = copy;
    const made =
      nonsense.length === 0
        ? ''
        : ` ${quoted(nonsense)} ${nonsense.length === 1 ? 'is no word' : 'are no words'}.`;
    return {
      kind: 'measured',
      value: substance.length,
      evidence: marksOr(substance, wholeCopy(copy), 'Ad copy'),
      observation:
        substance.length === 0
          ? `Every word of ${excerpt(copy.text)} would fit an ad for anything.${made}`
          : `The copy has ${counted(substance.length, 'word')} of its own: ${quoted(substance, 5)}.${made}`,
      advice: `Add to ${excerpt(copy.opening.text, 40)} what the thing is, for whom, and one fact that is true of it alone.`,
    };
  },
});
