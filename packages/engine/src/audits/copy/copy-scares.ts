import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

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

  run: ({ copy }) =>
    styleFinding(copy, copy.style.scares, {
      clean: (opening) => `No threat or unchecked countdown was found from ${opening} on.`,
      fault: (quotes) => `The copy presses with ${quotes}.`,
      advice: (quotes) => `Take out ${quotes} and say what is true without the pressure.`,
    }),
});
