import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { nonEnglishFinding, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no personal assumption about the reader in the copy.',
  fault: '{words} {count, plural, one {says} other {say}} something personal about the reader ({rules}).',
  advice: 'Turn {words} into a sentence about what the product does.',
} as const;

export default defineAudit({
  id: 'policy-personal-attributes',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.75,
    source: 'Judgment on the points; the rule: Meta advertising standards, personal attributes',
  },
  effort: 'minutes',
  words: {
    name: 'Personal attributes',
    pass: 'The copy makes no personal assumptions',
    fail: 'The copy makes assumptions about the reader',
    why: 'Platforms refuse ads that state or imply a reader’s health, finances, beliefs or origin.',
    fix: 'Talk about the product, not about the reader’s condition.',
    action: 'Remove assumptions about the reader',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    return policyFinding(copy, ['personal-attributes'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits) }),
    });
  },
});
