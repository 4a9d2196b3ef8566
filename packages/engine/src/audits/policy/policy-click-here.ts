import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-click-here',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.8,
    source: 'judgement on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Click here',
    pass: 'The request names more than the click',
    fail: 'The copy says “click here”',
    why: 'Platforms refuse “click here”; it also tells nobody what the click gives.',
    fix: 'Name what the click gives: “See the colours”, “Get the price”.',
    action: 'Name what the click gives',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    return policyFinding(copy, ['click-here'], {
      clean: 'no “click here”',
      fault: 'a request that only names the click',
      advice: (hits) => `Say what the click gives in the place of ${quoted(hits)}.`,
    });
  },
});
