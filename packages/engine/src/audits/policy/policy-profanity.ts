import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { distinctCount, nonEnglishFinding, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no profanity in the copy.',
  fault: 'Platforms treat {words} as profanity ({rules}).',
  advice: 'Replace {words} with {count, plural, one {a word} other {words}} that platforms accept.',
} as const;

export default defineAudit({
  id: 'policy-profanity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.75,
    source: 'Judgment on the points; the rule: Meta advertising standards, profanity',
  },
  effort: 'minutes',
  words: {
    name: 'Profanity',
    pass: 'The copy is free of profanity',
    fail: 'The copy uses profanity',
    why: 'Platforms refuse profanity, even with letters replaced.',
    fix: 'Find a strong word that platforms accept.',
    action: 'Replace the profanity',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    return policyFinding(copy, ['profanity'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits), count: distinctCount(hits) }),
    });
  },
});
