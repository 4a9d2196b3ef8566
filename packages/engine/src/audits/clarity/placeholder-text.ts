import { defineAudit } from '../../audit.ts';
import { quoted } from '../../computed/copy/quotes.ts';
import { linesIn, passagesOf } from '../../computed/said/passages.ts';
import { placeholdersIn } from '../../computed/said/placeholders.ts';
import { saidIn, wordingFinding } from '../../computed/said/said.ts';

export default defineAudit({
  id: 'placeholder-text',
  needs: ['text', 'copy'],
  spares: ['text', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.1,
    middling: 0.3,
    source: 'judgement: one line of a template left standing makes the ad unusable',
  },
  effort: 'minutes',
  words: {
    name: 'Placeholder text',
    pass: 'No placeholder text was left',
    fail: 'Placeholder text was left in the ad',
    why: 'Placeholder text tells viewers nothing and shows that the ad was not finished.',
    fix: 'Replace the placeholder with the ad’s own words.',
    action: 'Replace the placeholder text',
  },

  run({ text, copy }) {
    const passages = passagesOf(text, copy);
    const said = passages.flatMap((passage) =>
      saidIn(passage, placeholdersIn(passage.text, linesIn(passage))),
    );
    return wordingFinding(passages, said, {
      clean: 'No placeholder text was found.',
      fault: 'which is placeholder text',
      advice: (hits) => `Replace ${quoted(hits)} with what the ad has to say there.`,
    });
  },
});
