import { defineAudit } from '../../audit.ts';
import { inOrder, marks, notEnglish, withItsClause } from '../../computed/copy/quotes.ts';
import { promiseShown } from '../../computed/match/promise.ts';

export default defineAudit({
  id: 'promise-shown',
  needs: ['copy', 'text'],
  unit: 'percent',
  curve: { shape: 'rising', good: 50, middling: 8, source: 'judgement' },
  effort: 'redesign',
  words: {
    name: 'Promise in the picture',
    pass: 'The picture repeats what the copy promises',
    fail: 'The picture does not show what the copy promises',
    why: 'Most people see the picture alone; a promise that stands only in the copy reaches few.',
    fix: 'Put the copy’s main promise into the picture’s headline.',
    action: 'Show the copy’s promise in the picture',
  },

  run({ copy, text }) {
    const other = notEnglish(copy);
    if (other) return other;
    const promises = inOrder(copy.offers, copy.benefits);
    const [main] = promises;
    if (!main) return { kind: 'notApplicable', reason: 'The copy promises neither a gain nor an offer.' };
    if (text.length === 0) return { kind: 'notApplicable', reason: 'No words were read in the picture.' };
    const shown = promises.filter((promise) => promiseShown(promise.text, text));
    const missing = promises.find((promise) => !shown.includes(promise));
    return {
      kind: 'measured',
      value: (100 * shown.length) / promises.length,
      evidence: marks(shown.length > 0 && !missing ? shown : promises),
      observation: missing
        ? `The copy promises ${withItsClause(copy, missing)}, which the picture does not say.`
        : `The picture says what the copy promises: “${main.text}”.`,
      advice: `Put ${withItsClause(copy, missing ?? main)} into the picture, in the headline or beside it.`,
    };
  },
});
