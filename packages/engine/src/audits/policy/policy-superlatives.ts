import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-superlatives',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.85,
    source: 'judgement on the points; the rule: Google Ads misrepresentation, unreliable claims',
  },
  effort: 'minutes',
  words: {
    name: 'Superlatives',
    pass: 'No superlative without proof',
    fail: 'A superlative stands without proof',
    why: 'A superlative needs a third party’s proof beside it; without one it is refused or not believed.',
    fix: 'Name the test, the rank or the figure, or leave the superlative out.',
    action: 'Prove the superlative or drop it',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    return policyFinding(copy, ['superlatives'], {
      clean: 'no superlative that needs proof',
      fault: 'a superlative that needs proof',
      advice: (hits) => `Name the test or the figure behind ${quoted(hits)}, or cut it.`,
    });
  },
});
