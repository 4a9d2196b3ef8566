import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-claims',
  rules: ['claims', 'before-after'],
  middling: 0.75,
  source: 'Meta advertising standards, unrealistic outcomes; Google Ads misrepresentation',
  words: {
    name: 'Risky claims',
    pass: 'The copy makes no risky claims',
    fail: 'Ad reviews may refuse a claim',
    why: 'Platforms refuse promised cures, incomes, weight loss and before-and-after stories, and suspend accounts that repeat them.',
    fix: 'Say what the product does, with a figure you can prove, and promise no result.',
    action: 'Remove the risky claims',
  },
  clean: 'We found no promised cure, income or transformation in the copy.',
  fault:
    '{count, plural, one {A claim in the copy is} other {Claims in the copy are}} likely to be refused by ad reviews: {words} ({rules}).',
  advice: 'Remove {words} and say what the product does instead.',
});
