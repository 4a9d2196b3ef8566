import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { linesIn, passagesOf } from '../../computed/said/passages.ts';
import { placeholdersIn } from '../../computed/said/placeholders.ts';
import { wordingHitsIn, wordingFinding } from '../../computed/said/wording-finding.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  clean: 'We found no placeholder text.',
  fault: 'which is placeholder text',
  replace: 'Replace {words} with your final text.',
} as const;

export default defineAudit({
  id: 'placeholder-text',
  needs: ['text', 'copy'],
  optionalNeeds: ['text', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.1,
    middling: 0.3,
    source: 'Judgment: one line of a template left standing makes the ad unusable',
  },
  effort: 'minutes',
  onVideo: 'all-words',
  words: {
    name: 'Placeholder text',
    pass: 'We found no placeholder text',
    fail: 'Placeholder text was left in the ad',
    why: 'Placeholder text tells viewers nothing and makes the ad look unfinished.',
    fix: 'Replace the placeholder text with your own words.',
    action: 'Replace the placeholder text',
  },

  run({ text, copy }) {
    const passages = passagesOf(text, copy);
    const all = passages.map((passage) => passage.text).join('\n');
    const said = passages.flatMap((passage) =>
      wordingHitsIn(passage, placeholdersIn(passage.text, linesIn(passage), all)),
    );
    return wordingFinding(passages, said, {
      clean: MESSAGES.clean,
      fault: MESSAGES.fault,
      advice: (hits) => formatMessage(MESSAGES.replace, { words: quoted(hits) }),
    });
  },
});
