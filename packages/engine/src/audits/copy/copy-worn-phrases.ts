import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, shareOfWords, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-worn-phrases',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 1,
    middling: 9,
    source: 'the middle of plain and of professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  words: {
    name: 'Stock phrases',
    pass: 'The copy has words of its own',
    fail: 'The copy is built from stock phrases',
    why: 'A phrase that stands in every ad is read as advertising and skipped.',
    fix: 'Replace each stock phrase by what is true of this product alone.',
    action: 'Replace the stock phrases with facts',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { worn } = copy.style;
    return {
      kind: 'measured',
      value: shareOfWords(worn, copy),
      evidence: marksOr(worn, wholeCopy(copy), 'Ad copy'),
      observation:
        worn.length === 0
          ? `No stock phrase was found from ${excerpt(copy.opening.text, 40)} on.`
          : `${quoted(worn, 4)} could stand in any ad.`,
      advice: `Replace ${quoted(worn)} with what only this product can say: a figure, a name, a moment of use.`,
    };
  },
});
