import { defineAudit } from '../../audit.ts';
import { policyFinding } from '../../computed/copy-policy.ts';
import { quoted } from '../../computed/copy-quotes.ts';

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
    middling: 1,
    source: 'judgement on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Capitals',
    pass: 'No words in capitals for emphasis',
    fail: 'Words in capitals for emphasis',
    why: 'Platforms refuse gimmicky capitals, and readers take them for shouting.',
    fix: 'Write the words in lower case.',
  },

  run({ copy }) {
    return policyFinding(copy, ['capitals'], {
      clean: 'no words in capitals for emphasis',
      fault: 'words in capitals',
      weigh: (hits) => hits.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
      advice: (hits) => `Write ${quoted(hits.map(lowered))} instead of ${quoted(hits)}.`,
    });
  },
});
