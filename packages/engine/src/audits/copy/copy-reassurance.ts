import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-reassurance',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: 1, middling: -0.5, source: 'judgement' },
  effort: 'minutes',
  words: {
    name: 'Reassurance',
    pass: 'The copy takes the risk away',
    fail: 'The copy leaves the risk with the buyer',
    why: 'A trial, a refund or a guarantee answers the question that stops a first purchase.',
    fix: 'Name the trial, the return or the guarantee that you do give.',
    action: 'Take the buyer’s risk away',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { guarantees, callsToAction } = copy;
    const [request] = callsToAction;
    return {
      kind: 'measured',
      ...(guarantees.length === 0 && { title: 'The copy leaves the risk with the reader' }),
      value: guarantees.length,
      evidence: marksOr(guarantees, wholeCopy(copy), 'No trial, return or guarantee'),
      observation:
        guarantees.length === 0
          ? `No trial, return, warranty or guarantee was found in the copy, from ${excerpt(copy.opening.text, 40)} to its end.`
          : `The copy takes risk away with ${quoted(guarantees)}.`,
      advice: request
        ? `Beside “${request.text}” say what happens if it does not suit: the trial, the return or the cancellation that you give.`
        : `After ${excerpt((copy.sentences.at(-1) ?? copy.opening).text, 40)} say what happens if it does not suit: the trial, the return or the cancellation that you give.`,
    };
  },
});
