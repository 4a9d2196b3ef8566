import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  marksOr,
  notEnglish,
  quoted,
  wholeCopy,
  withItsClause,
} from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-social-proof',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 1,
    middling: 0.2,
    source: 'judgement on the points; others’ choices guide one’s own (Cialdini, Influence, 1984)',
  },
  effort: 'hour',
  words: {
    name: 'Social proof',
    pass: 'The copy shows that others trust it',
    fail: 'The copy shows nobody who trusts it',
    why: 'A stranger’s claim is believed more when other people or a known name stand behind it.',
    fix: 'Add a true number of customers, a rating or a named source.',
    action: 'Show that others trust it',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { proof, benefits } = copy;
    const [claim] = benefits;
    return {
      kind: 'measured',
      value: proof.length,
      evidence: marksOr(proof, wholeCopy(copy), 'No proof given'),
      observation:
        proof.length === 0
          ? `No customer, rating, test or source was found in the copy from ${excerpt(copy.opening.text, 40)} on.`
          : `The copy leans on ${quoted(proof)}.`,
      advice: claim
        ? `Back ${withItsClause(copy, claim)} with a number of customers, a rating or a test that you can show.`
        : `Behind ${excerpt(copy.opening.text, 40)} put a number of customers, a rating or a test that you can show.`,
    };
  },
});
