import { defineAudit } from '../../audit.ts';
import { formFinding } from '../../computed/copy/form.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no repeated punctuation marks.',
  fault: 'The copy overdoes punctuation: {words} ({rules}).',
  advice: 'Use a single mark, or a period, instead of {words}.',
} as const;

export default defineAudit({
  id: 'policy-punctuation',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.3,
    middling: 1.5,
    source: 'Judgment on the points; the rule: Google Ads policy 176095 (editorial)',
  },
  effort: 'minutes',
  words: {
    name: 'Punctuation',
    pass: 'Punctuation is mostly plain',
    fail: 'Punctuation is repeated or excessive',
    why: 'Platforms refuse repeated marks and more than one exclamation mark.',
    fix: 'Use single marks, and at most one exclamation mark in the whole copy.',
    action: 'Use single punctuation marks',
  },

  run({ copy }) {
    return formFinding(copy, 'punctuation', {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      weigh: ({ text }) => Math.min(3, text.length),
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits) }),
    });
  },
});
