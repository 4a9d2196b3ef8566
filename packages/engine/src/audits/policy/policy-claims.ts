import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { nonEnglishFinding, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no promised cure, income or transformation in the copy.',
  fault:
    '{count, plural, one {A claim in the copy is} other {Claims in the copy are}} likely to be refused by ad reviews: {words} ({rules}).',
  advice: 'Remove {words} and say what the product does instead.',
} as const;

export default defineAudit({
  id: 'policy-claims',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.75,
    source:
      'Judgment on the points; the rule: Meta advertising standards, unrealistic outcomes; Google Ads misrepresentation',
  },
  effort: 'minutes',
  words: {
    name: 'Risky claims',
    pass: 'The copy makes no risky claims',
    fail: 'Ad reviews may refuse a claim',
    why: 'Platforms refuse promised cures, incomes, weight loss and before-and-after stories, and suspend accounts that repeat them.',
    fix: 'Say what the product does, with a figure you can prove, and promise no result.',
    action: 'Remove the risky claims',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    return policyFinding(copy, ['claims', 'before-after'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits) }),
    });
  },
});
