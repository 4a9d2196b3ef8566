import { defineAudit } from '../../audit.ts';
import { formFinding } from '../../computed/copy/form.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no words in all caps for emphasis.',
  fault: 'The copy uses all caps for emphasis: {words} ({rules}).',
  advice: 'Write {lowered} instead of {words}.',
} as const;

export default defineAudit({
  id: 'policy-capitals',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.3,
    middling: 2,
    source: 'Judgment on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'All caps',
    pass: 'All caps are used with restraint',
    fail: 'Words shout in all caps',
    why: 'Platforms refuse all caps for emphasis, and readers take them for shouting.',
    fix: 'Write the words in lower case.',
    action: 'Replace the all caps',
  },

  run({ copy }) {
    return formFinding(copy, 'capitals', {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      weigh: ({ text }) => text.split(/\s+/).length,
      advice: (hits) =>
        formatMessage(MESSAGES.advice, { lowered: quoted(hits.map(lowered)), words: quoted(hits) }),
    });
  },
});

const lowered = <T extends { readonly text: string }>(hit: T): T => ({
  ...hit,
  text: hit.text.toLowerCase().replaceAll(/(?<![\p{L}’'])i(?![\p{L}-])/gu, 'I'),
});
