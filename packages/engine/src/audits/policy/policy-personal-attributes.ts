import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-personal-attributes',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.75,
    source: 'judgement on the points; the rule: Meta advertising standards, personal attributes',
  },
  effort: 'minutes',
  words: {
    name: 'Personal attributes',
    pass: 'The copy does not tell the reader what he or she is',
    fail: 'The copy asserts something personal of the reader',
    why: 'Platforms refuse ads that say or imply a reader’s health, money trouble, belief or origin.',
    fix: 'Speak of the product and of people in general, not of the reader’s condition.',
    action: 'Speak of the product, not of the reader’s condition',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    return policyFinding(copy, ['personal-attributes'], {
      clean: 'no assertion of what the reader is',
      fault: 'an assertion of something personal',
      advice: (hits) =>
        `Turn ${quoted(hits)} into a sentence about the product: what it does, not what the reader is.`,
    });
  },
});
