import { defineAudit } from '../../audit.ts';
import { formFinding } from '../../computed/copy/form.ts';
import { quoted } from '../../computed/copy/quotes.ts';

const lowered = <T extends { readonly text: string }>(hit: T): T => ({
  ...hit,
  text: hit.text.toLowerCase(),
});

export default defineAudit({
  id: 'policy-capitals',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.3,
    middling: 2,
    source: 'judgement on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Capitals',
    pass: 'No words in capitals for emphasis',
    fail: 'Words in capitals for emphasis',
    why: 'Platforms refuse gimmicky capitals, and readers take them for shouting.',
    fix: 'Write the words in lower case.',
    action: 'Set the capitals in lower case',
  },

  run({ copy }) {
    return formFinding(copy, 'capitals', {
      clean: 'no words in capitals for emphasis',
      fault: 'words in capitals',
      weigh: ({ text }) => text.split(/\s+/).length,
      advice: (hits) => `Write ${quoted(hits.map(lowered))} instead of ${quoted(hits)}.`,
    });
  },
});
