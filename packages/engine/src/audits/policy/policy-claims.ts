import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-claims',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.75,
    source:
      'judgement on the points; the rule: Meta advertising standards, unrealistic outcomes; Google Ads misrepresentation',
  },
  effort: 'minutes',
  words: {
    name: 'Risky claims',
    pass: 'No claim that reviews refuse',
    fail: 'A claim that reviews are likely to refuse',
    why: 'Promised cures, incomes, weight loss and before-and-after stories are refused, and cost accounts.',
    fix: 'Say what the product does, with a figure that you can prove, and promise no result.',
    action: 'Replace the claims that reviews refuse',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    return policyFinding(copy, ['claims', 'before-after'], {
      clean: 'no promised cure, income or transformation',
      fault: 'a claim that is likely to be refused',
      advice: (hits) => `Take out ${quoted(hits)} and say what the product does instead.`,
    });
  },
});
