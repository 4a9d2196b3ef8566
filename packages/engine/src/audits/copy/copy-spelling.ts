import { defineAudit } from '../../audit.ts';
import { marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';
import { corrected } from '../../computed/copy/spelling.ts';

export default defineAudit({
  id: 'copy-spelling',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.3, middling: 1, source: 'judgement: a single slip is seen by many' },
  effort: 'minutes',
  words: {
    name: 'Spelling',
    pass: 'No misspelling was found',
    fail: 'The copy has a misspelling',
    why: 'A slip in an ad is taken for carelessness, or for a fraud.',
    fix: 'Correct the word.',
    action: 'Correct the spelling',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { misspelled } = copy;
    const fixes = misspelled.map(({ text }) => `“${corrected(text) ?? text}” for “${text}”`);
    return {
      kind: 'measured',
      value: misspelled.length,
      evidence: marksOr(misspelled, wholeCopy(copy), 'Ad copy'),
      observation:
        misspelled.length === 0 ? 'No misspelled word was found.' : `The copy has ${quoted(misspelled)}.`,
      advice: `Write ${fixes.join(', ')}.`,
    };
  },
});
