import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { nonEnglishFinding, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no false alarm in the copy.',
  fault: '{words} {count, plural, one {reads like a false alarm} other {read like false alarms}} ({rules}).',
  advice: 'Remove {words}. If something really ends, say when.',
} as const;

export default defineAudit({
  id: 'policy-false-urgency',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.8,
    source: 'Judgment on the points; the rule: Meta advertising standards, unacceptable business practices',
  },
  effort: 'minutes',
  words: {
    name: 'False alarms',
    pass: 'The copy raises no false alarm',
    fail: 'The copy raises a false alarm',
    why: 'Platforms refuse fake warnings, prizes and threats as deceptive.',
    fix: 'State the true deadline, or leave the alarm out.',
    action: 'Remove the false alarm',
  },

  run({ copy }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    return policyFinding(copy, ['false-urgency'], {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits) }),
    });
  },
});
