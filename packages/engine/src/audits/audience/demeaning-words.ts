import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { breachesIn, breachesOfCopy } from '../../computed/said/breaches.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { wordingFinding } from '../../computed/said/wording-finding.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no demeaning wording.',
  fault: 'which shames the reader or a group of people',
  advice: 'Take out {words}, and say what the product does for the reader instead.',
} as const;

export default defineAudit({
  id: 'demeaning-words',
  needs: ['text', 'copy'],
  optionalNeeds: ['text', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.1,
    middling: 0.3,
    source:
      'Judgment on the points; the rule: Meta advertising standards, discriminatory practices and negative self-perception',
  },
  effort: 'minutes',
  onVideo: 'all-words',
  words: {
    name: 'Demeaning wording',
    pass: 'We found no demeaning wording',
    fail: 'The wording shames the reader or a group',
    why: 'People turn against a brand that insults them, and platforms reject such ads.',
    fix: 'Say what the product does for people instead of what is wrong with them.',
    action: 'Remove the demeaning wording',
  },

  run({ text, copy }) {
    const passages = passagesOf(text, copy);
    const said = [...breachesIn(passages, ['demeaning']), ...breachesOfCopy(passages, copy, ['demeaning'])];
    return wordingFinding(passages, said, {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.advice, { words: quoted(hits) }),
    });
  },
});
