import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no insult in the copy and nothing that shuts people out.',
  fault:
    '{words} {count, plural, one {insults} other {insult}} people or {count, plural, one {shuts} other {shut}} them out.',
  advice: 'Remove {words} and start with what the reader wants instead.',
} as const;

export default defineAudit({
  id: 'copy-respect',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.7,
    source: 'Judgment; one insult is enough to lose a reader',
  },
  effort: 'minutes',
  words: {
    name: 'Respect for people',
    pass: 'The copy treats people with respect',
    fail: 'The copy insults or excludes people',
    why: 'Insults and exclusion lose readers, and platforms refuse such ads.',
    fix: 'Say what gets better for the reader without putting anybody down.',
    action: 'Remove the insulting words',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.demeaning, {
      ...MESSAGES,
      confidence: copy.style.demeaning.length === 1 ? 0.8 : 0.95,
    }),
});
