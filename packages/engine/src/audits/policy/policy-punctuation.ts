import { defineAudit } from '../../audit.ts';
import { formFinding } from '../../computed/copy/form.ts';
import { quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'policy-punctuation',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.3,
    middling: 1.5,
    source: 'judgement on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Punctuation',
    pass: 'Punctuation is used once and plainly',
    fail: 'Repeated or excessive punctuation',
    why: 'Platforms refuse repeated marks and more than one exclamation mark.',
    fix: 'Use one mark, and at most one exclamation mark in the whole copy.',
    action: 'Use single punctuation marks',
  },

  run({ copy }) {
    return formFinding(copy, 'punctuation', {
      clean: 'no repeated marks',
      fault: 'repeated or excessive marks',
      weigh: ({ text }) => Math.min(3, text.length),
      advice: (hits) => `Put a single mark, or a full stop, in the place of ${quoted(hits)}.`,
    });
  },
});
