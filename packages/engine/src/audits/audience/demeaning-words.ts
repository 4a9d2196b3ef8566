import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { breachesIn, breachesOfCopy } from '../../computed/said/breaches.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { wordingFinding } from '../../computed/said/said.ts';

export default defineAudit({
  id: 'demeaning-words',
  needs: ['text', 'copy'],
  spares: ['text', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.1,
    middling: 0.3,
    source:
      'judgement on the points; the rule: Meta advertising standards, discriminatory practices and negative self-perception',
  },
  effort: 'minutes',
  words: {
    name: 'Demeaning wording',
    pass: 'No wording shames the reader or a group',
    fail: 'The wording shames the reader or a group',
    why: 'People turn against a brand that insults them, and platforms refuse such ads.',
    fix: 'Say what the product does for people, and leave out what is wrong with them.',
    action: 'Remove the demeaning wording',
  },

  run({ text, copy }) {
    const passages = passagesOf(text, copy);
    const said = [...breachesIn(passages, ['demeaning']), ...breachesOfCopy(passages, copy, ['demeaning'])];
    return wordingFinding(passages, said, {
      clean: 'No wording was found that shames the reader or runs down a group of people.',
      fault: 'which shames the reader or a group of people',
      advice: (hits) => `Take out ${quoted(hits)} and say what the product does for the reader.`,
    });
  },
});
