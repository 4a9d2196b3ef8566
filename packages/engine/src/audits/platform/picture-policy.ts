import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { breachesIn } from '../../computed/said/breaches.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { wordingFinding } from '../../computed/said/said.ts';
import { NOTHING_SEEN } from '../../nothing-seen.ts';

export default defineAudit({
  id: 'picture-policy',
  needs: ['text'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source:
      'judgement on the points; the rules: Meta advertising standards and Google Ads policies, as for the copy',
  },
  effort: 'minutes',
  words: {
    name: 'Policy in the picture',
    pass: 'The picture’s words break no policy we check',
    fail: 'The picture says what reviews are likely to refuse',
    why: 'Ad reviews read the words in the picture too; a refused ad reaches nobody, and repeats cost accounts.',
    fix: 'Say what the product does, and promise, threaten or assert nothing about the viewer.',
    action: 'Reword what reviews refuse',
  },

  run({ text }) {
    const passages = passagesOf(text, NOTHING_SEEN.copy);
    const said = breachesIn(passages, [
      'claims',
      'before-after',
      'personal-attributes',
      'profanity',
      'false-urgency',
    ]);
    return wordingFinding(passages, said, {
      clean:
        'No promised cure, income or transformation, no assertion about the viewer, no false alarm and no profanity was found.',
      fault: 'which ad reviews are likely to refuse',
      advice: (hits) => `Take ${quoted(hits)} out of the picture; say what the product does instead.`,
    });
  },
});
