import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

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
    // A misspelling is told by the check of spelling alone.
    const slips = copy.style.slips.filter(
      ({ start, end }) => !copy.misspelled.some((word) => word.start < end && start < word.end),
    );
    return styleFinding(copy, slips, {
      clean: (opening) => `None of the common slips was found from ${opening} on.`,
      fault: (quotes, isOne) => `${quotes} ${isOne ? 'looks' : 'look'} like a slip.`,
      advice: (quotes) => `Check ${quotes} and the words around.`,
      most: 4,
      // Patterns see some slips and not others.
      confidence: slips.length === 0 ? 0.7 : 0.9,
    });
  },
});
