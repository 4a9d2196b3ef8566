import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy/policy.ts';
import { quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-symbols',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.8,
    source: 'judgement on the points; the rule: Google Ads policy 14848297 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Symbols for words',
    pass: 'Words are written as words',
    fail: 'Symbols or spacing stand in for words',
    why: 'Platforms refuse symbols, texting shorthand and spaced letters in the place of words.',
    fix: 'Write the words out, and keep to one or two emoji.',
    action: 'Write symbols out as words',
  },

  run({ copy }) {
    return policyFinding(copy, ['symbols', 'spacing'], {
      clean: 'no symbols in the place of words',
      fault: 'symbols or spacing in the place of words',
      advice: (hits) => `Write ${quoted(hits)} out as plain words, or leave it out.`,
    });
  },
});
