import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-false-urgency',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.8,
    source: 'judgement on the points; the rule: Meta advertising standards, unacceptable business practices',
  },
  effort: 'minutes',
  words: {
    name: 'False alarms',
    pass: 'The copy raises no false alarm',
    fail: 'The copy raises a false alarm',
    why: 'Warnings, prizes and threats that are none are refused as deceptive.',
    fix: 'State the true deadline or leave the alarm out.',
    action: 'Take the false alarm out',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    return policyFinding(copy, ['false-urgency'], {
      clean: 'no false alarm',
      fault: 'what reads as a false alarm',
      advice: (hits) => `Take out ${quoted(hits)}; if something ends, say when.`,
    });
  },
});
