import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-profanity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.75,
    source: 'judgement on the points; the rule: Meta advertising standards, profanity',
  },
  effort: 'minutes',
  words: {
    name: 'Profanity',
    pass: 'No profanity',
    fail: 'The copy swears',
    why: 'Platforms refuse profanity, also where letters are replaced.',
    fix: 'Find a strong word that needs no bleep.',
    action: 'Replace the swear words',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    return policyFinding(copy, ['profanity'], {
      clean: 'no profanity',
      fault: 'profanity',
      advice: (hits) => `Replace ${quoted(hits)}.`,
    });
  },
});
