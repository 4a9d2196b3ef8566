import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no threat and no false countdown in the copy.',
  fault: '{words} {count, plural, one {puts} other {put}} pressure on the reader.',
  advice: 'Remove {words} and give the true reason to act now, or none.',
} as const;

export default defineAudit({
  id: 'copy-scares',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.2, middling: 1.2, source: 'Judgment' },
  effort: 'minutes',
  words: {
    name: 'Threats and false countdowns',
    pass: 'The copy does not threaten',
    fail: 'The copy threatens or rushes the reader',
    why: 'Readers distrust threats and countdowns they cannot check, and platforms refuse them.',
    fix: 'Give the true reason to act now, or none.',
    action: 'Remove the threats and countdowns',
  },

  run: ({ copy }) => styleFinding(copy, copy.style.scares, MESSAGES),
});
