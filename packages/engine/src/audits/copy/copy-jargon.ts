import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, shareOfWords, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-jargon',
  needs: ['copy'],
  unit: 'percent',
  curve: { shape: 'falling', good: 2, middling: 8, source: 'judgement' },
  effort: 'minutes',
  words: {
    name: 'Jargon',
    pass: 'The copy uses the reader’s words',
    fail: 'The copy uses the trade’s words',
    why: 'Words of the trade have to be translated by the reader, and many stop there.',
    fix: 'Write it as a customer would say it to a friend.',
    action: 'Use the reader’s words in the copy',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { jargon } = copy;
    return {
      kind: 'measured',
      value: shareOfWords(jargon, copy),
      evidence: marksOr(jargon, wholeCopy(copy), 'Ad copy'),
      observation:
        jargon.length === 0
          ? `No word of the trade was found from ${excerpt(copy.opening.text, 40)} on.`
          : `The copy says ${quoted(jargon)}.`,
      advice: `Say in plain words what ${quoted(jargon)} ${new Set(jargon.map(({ text }) => text)).size === 1 ? 'means' : 'mean'} for the reader, or leave ${new Set(jargon.map(({ text }) => text)).size === 1 ? 'it' : 'them'} out.`,
    };
  },
});
