import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { distinctCount, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no symbols used as words in the copy.',
  fault: 'The copy uses symbols, shorthand or spaced letters as words: {words} ({rules}).',
  advice: 'Write {words} out as plain words, or leave {count, plural, one {it} other {them}} out.',
} as const;

export default defineAudit({
  id: 'policy-symbols',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.8,
    source: 'Judgment on the points; the rule: Google Ads policy 14848297 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Symbols used as words',
    pass: 'Words are written out',
    fail: 'Symbols or spaced letters replace words',
    why: 'Platforms refuse symbols, texting shorthand and spaced letters used as words.',
    fix: 'Write the words out, and keep to one or two emoji.',
    action: 'Write symbols out as words',
  },

  run({ copy }) {
    return policyFinding(copy, ['symbols', 'spacing'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits), count: distinctCount(hits) }),
    });
  },
});
