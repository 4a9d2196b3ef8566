import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { distinctCount, nonEnglishFinding, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no superlative that needs proof in the copy.',
  fault: '{words} {count, plural, one {needs} other {need}} proof ({rules}).',
  advice: 'Name the test or figure behind {words}, or drop {count, plural, one {it} other {them}}.',
} as const;

export default defineAudit({
  id: 'policy-superlatives',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.85,
    source: 'Judgment on the points; the rule: Google Ads misrepresentation, unreliable claims',
  },
  effort: 'minutes',
  words: {
    name: 'Superlatives',
    pass: 'The copy uses no unproven superlative',
    fail: 'A superlative needs proof',
    why: 'Platforms ask for third-party proof of superlatives, and readers doubt them without it.',
    fix: 'Name the test, rank or figure behind the superlative, or drop it.',
    action: 'Prove the superlative or drop it',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    return policyFinding(copy, ['superlatives'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits), count: distinctCount(hits) }),
    });
  },
});
