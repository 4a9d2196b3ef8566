import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-profanity',
  rules: ['profanity'],
  middling: 0.75,
  source: 'Meta advertising standards, profanity',
  words: {
    name: 'Profanity',
    pass: 'The copy is free of profanity',
    fail: 'The copy uses profanity',
    why: 'Platforms refuse profanity, even with letters replaced.',
    fix: 'Find a strong word that platforms accept.',
    action: 'Replace the profanity',
  },
  clean: 'We found no profanity in the copy.',
  fault: 'Platforms treat {words} as profanity ({rules}).',
  advice: 'Replace {words} with {count, plural, one {a word} other {words}} that platforms accept.',
});
