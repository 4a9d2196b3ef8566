import { policyAudit } from '../../computed/copy/policy-audit.ts';

export default policyAudit({
  id: 'policy-superlatives',
  rules: ['superlatives'],
  middling: 0.85,
  source: 'Google Ads misrepresentation, unreliable claims',
  words: {
    name: 'Superlatives',
    pass: 'The copy uses no unproven superlative',
    fail: 'A superlative needs proof',
    why: 'Platforms ask for third-party proof of superlatives, and readers doubt them without it.',
    fix: 'Name the test, rank or figure behind the superlative, or drop it.',
    action: 'Prove the superlative or drop it',
  },
  clean: 'We found no superlative that needs proof in the copy.',
  fault: '{words} {count, plural, one {needs} other {need}} proof ({rules}).',
  advice: 'Name the test or figure behind {words}, or drop {count, plural, one {it} other {them}}.',
});
