import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { nonEnglishFinding, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no “click here” in the copy.',
  fault:
    '{words} {count, plural, one {asks} other {ask}} for a click and {count, plural, one {does} other {do}} not say what the reader gets ({rules}).',
  advice: 'Say what the click gives instead of {words}.',
} as const;

export default defineAudit({
  id: 'policy-click-here',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.8,
    source: 'Judgment on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Click-only call to action',
    pass: 'The copy names what the click gives',
    fail: 'The copy asks only for a click',
    why: 'Platforms refuse “click here”, and it does not tell readers what they get.',
    fix: 'Name what the click gives.',
    action: 'Say what the click gives',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    return policyFinding(copy, ['click-here'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits) }),
    });
  },
});
