import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-curiosity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 1,
    middling: -0.2,
    source: 'judgement on the points; a gap in what one knows draws (Loewenstein 1994)',
  },
  effort: 'hour',
  words: {
    name: 'Curiosity',
    pass: 'The copy leaves something to find out',
    fail: 'The copy leaves nothing to find out',
    why: 'A gap between what one knows and wants to know is closed by clicking.',
    fix: 'Ask a question or name a reason without telling all of it.',
    action: 'Leave something to find out',
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
      observation:
        hits.length === 0
          ? 'The copy asks no question and hints at nothing.'
          : `The copy makes curious with ${quoted(hits)}.`,
      advice: `Turn ${excerpt(copy.opening.text, 50)} into a question that the product answers, or say how it works by “here’s why …”.`,
    };
  },
});
