import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no common grammar mistake in the copy.',
  fault: '{words} {count, plural, one {looks like a grammar mistake} other {look like grammar mistakes}}.',
  advice: 'Check {words} and the words around {count, plural, one {it} other {them}}.',
} as const;

export default defineAudit({
  id: 'copy-grammar',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 1, source: 'Judgment' },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Grammar',
    pass: 'The grammar looks correct',
    fail: 'The copy has grammar mistakes',
    why: 'Mistakes make readers doubt everything else the ad says.',
    fix: 'Have a native speaker read the copy.',
    action: 'Correct the grammar',
  },

  run({ copy }) {
    // Misspellings are reported only by the spelling check.
    const slips = copy.style.slips.filter(
      ({ start, end }) => !copy.misspelled.some((word) => word.start < end && start < word.end),
    );
    return styleFinding(copy, slips, {
      ...MESSAGES,
      most: 4,
      // The patterns find some mistakes and miss others.
      confidence: slips.length === 0 ? 0.7 : 0.9,
    });
  },
});
