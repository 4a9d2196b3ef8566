import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-scares',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 1.2, source: 'judgment' },
  effort: 'minutes',
  words: {
    name: 'Threats and false clocks',
    pass: 'The copy does not threaten',
    fail: 'The copy threatens or rushes the reader',
    why: 'Readers distrust threats and countdowns that nobody can check, and platforms refuse them.',
    fix: 'Give the true reason to act now, or none.',
    action: 'Remove the threats and countdowns',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { scares } = copy.style;
    return {
      kind: 'measured',
      value: scares.length,
      evidence: marksOr(scares, wholeCopy(copy), 'Ad copy'),
      observation:
        scares.length === 0
          ? `No threat or unchecked countdown was found from ${excerpt(copy.opening.text, 40)} on.`
          : `The copy presses with ${quoted(scares)}.`,
      ...(scares.length > 0 && {
        advice: `Take out ${quoted(scares)} and say what is true without the pressure.`,
      }),
    };
  },
});
