import { defineAudit } from '../../audit.ts';
import { different, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';
import { say } from '../../messages/say.ts';

const MESSAGES = {
  none: 'We found no common grammar mistake in the copy.',
  slips: '{words} {count, plural, one {looks like a grammar mistake} other {look like grammar mistakes}}.',
  check: 'Check {words} and the words around {count, plural, one {it} other {them}}.',
} as const;

export default defineAudit({
  id: 'copy-grammar',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 1, source: 'judgment' },
  effort: 'minutes',
  words: {
    name: 'Grammar',
    pass: 'The grammar looks correct',
    fail: 'The copy has grammar mistakes',
    why: 'Mistakes make readers doubt everything else the ad says.',
    fix: 'Have a native speaker read the copy.',
    action: 'Correct the grammar',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    // A misspelling is told by the check of spelling alone.
    const slips = copy.style.slips.filter(
      ({ start, end }) => !copy.misspelled.some((word) => word.start < end && start < word.end),
    );
    const values = { words: quoted(slips, 4), count: different(slips) };
    return {
      kind: 'measured',
      value: slips.length,
      // Patterns see some slips and not others.
      confidence: slips.length === 0 ? 0.7 : 0.9,
      evidence: marksOr(slips, wholeCopy(copy), 'Ad copy'),
      observation: slips.length === 0 ? MESSAGES.none : say(MESSAGES.slips, values),
      ...(slips.length > 0 && { advice: say(MESSAGES.check, values) }),
    };
  },
});
