import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We found no long, abstract words in the copy.',
  fault:
    '{count, plural, one {{words} is long and abstract} other {The copy uses long, abstract words: {words}}}.',
  advice: 'Say in plain words what {words} {count, plural, one {means} other {mean}}: who does what.',
} as const;

export default defineAudit({
  id: 'copy-plain-words',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 5,
    middling: 22,
    source: 'Midway between plain and hard copy among 183 rated ad copies',
  },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Plain words',
    pass: 'The copy uses mostly plain words',
    fail: 'The copy is heavy with abstract words',
    why: 'Abstract words paint no picture and slow the reader down.',
    fix: 'Say who does what, with verbs and things people can see.',
    action: 'Replace the abstract words',
  },

  run({ copy }) {
    const { heavy, telling } = copy.style;
    return styleFinding(copy, heavy, { ...MESSAGES, value: (100 * heavy.length) / Math.max(1, telling) });
  },
});
