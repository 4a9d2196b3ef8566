import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { breachesIn } from '../../computed/said/breaches.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { wordingFinding } from '../../computed/said/wording-finding.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';

const MESSAGES = {
  clean: 'We found no text that ad reviews usually refuse.',
  fault: 'which ad reviews are likely to refuse',
  reword: 'Remove {words} from the picture and say what the product does instead.',
} as const;

export default defineAudit({
  id: 'picture-policy',
  needs: ['text'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source:
      'Judgment on the points; the rules: Meta advertising standards and Google Ads policies, as for the copy',
  },
  effort: 'minutes',
  onVideo: 'all-words',
  words: {
    name: 'Ad policy (picture)',
    pass: 'We found no text that ad reviews usually refuse',
    fail: 'Text in the picture may be refused',
    why: 'Ad reviews read the text in the picture too: a refused ad reaches no one, and repeated ones can cost the account.',
    fix: 'Say what the product does, without promised results, threats or claims about the viewer.',
    action: 'Reword what ad reviews refuse',
  },

  run({ text }) {
    const passages = passagesOf(text, NEUTRAL_ARTIFACTS.copy);
    const said = breachesIn(passages, [
      'claims',
      'before-after',
      'personal-attributes',
      'profanity',
      'false-urgency',
    ]);
    return wordingFinding(passages, said, {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.reword, { words: quoted(hits) }),
    });
  },
});
