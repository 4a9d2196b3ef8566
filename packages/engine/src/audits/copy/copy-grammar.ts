import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-grammar',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 1, source: 'judgment' },
  effort: 'minutes',
  words: {
    name: 'Grammar',
    pass: 'No slip of grammar was found',
    fail: 'The copy has slips of grammar',
    why: 'A wrong form makes the reader doubt everything else that the ad says.',
    fix: 'Have the copy read by a native speaker.',
    action: 'Correct the grammar of the copy',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    // A misspelling is told by the check of spelling alone.
    const slips = copy.style.slips.filter(
      ({ start, end }) => !copy.misspelled.some((word) => word.start < end && start < word.end),
    );
    return {
      kind: 'measured',
      value: slips.length,
      // Patterns see some slips and not others.
      confidence: slips.length === 0 ? 0.7 : 0.9,
      evidence: marksOr(slips, wholeCopy(copy), 'Ad copy'),
      observation:
        slips.length === 0
          ? `None of the common slips was found from ${excerpt(copy.opening.text, 40)} on.`
          : `${quoted(slips, 4)} ${slips.length === 1 ? 'looks' : 'look'} like a slip.`,
      ...(slips.length > 0 && { advice: `Check ${quoted(slips, 4)} and the words around.` }),
    };
  },
});
