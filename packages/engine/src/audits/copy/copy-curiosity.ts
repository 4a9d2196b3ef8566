import { defineAudit } from '../../audit.ts';
import { different, marksOr, notEnglish, quoted } from '../../computed/copy/quotes.ts';
import { say } from '../../messages/say.ts';

const MESSAGES = {
  none: 'We found no question and no phrase such as “here’s why …”.',
  curious: '{words} {count, plural, one {leaves} other {leave}} something to find out.',
  ask: 'Ask a question that the product answers, or say how it works: “here’s why …”.',
} as const;

export default defineAudit({
  id: 'copy-curiosity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 1,
    middling: -0.2,
    source: 'Judgment on the points; a gap in what one knows draws (Loewenstein 1994)',
  },
  effort: 'hour',
  part: 'copyOpening',
  words: {
    name: 'Curiosity',
    pass: 'The copy makes readers curious',
    fail: 'The copy asks nothing and hints at nothing',
    why: 'People click to close the gap between what they know and what they want to know.',
    fix: 'Ask a question that the product answers.',
    action: 'Give readers something to find out',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const questions = copy.sentences.filter(({ text }) => text.endsWith('?'));
    const hits = [...copy.curiosity, ...questions];
    return {
      kind: 'measured',
      value: hits.length,
      evidence: marksOr(hits, copy.opening, 'Nothing to find out'),
      ...(hits.length > 0
        ? { observation: say(MESSAGES.curious, { words: quoted(hits, 2), count: different(hits) }) }
        : {
            observation: MESSAGES.none,
            advice: MESSAGES.ask,
          }),
    };
  },
});
