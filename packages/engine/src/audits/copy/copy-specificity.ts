import { defineAudit } from '../../audit.ts';
import type { Copy } from '../../copy-artifacts.ts';
import {
  excerpt,
  inOrder,
  marksOr,
  notEnglish,
  quoted,
  wholeCopy,
  withItsClause,
} from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-specificity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 6,
    middling: 2,
    source: 'the middle of plain and of professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  words: {
    name: 'Specific facts',
    pass: 'The copy names figures, prices, dates or names',
    fail: 'The copy stays general',
    why: 'A figure or a name can be checked and pictured; a general claim could stand in any ad.',
    fix: 'Replace a general claim by its figure: how many, how long, how much, by when, who.',
    action: 'Add figures and names to the copy',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { numbers, prices, percentages, dates, names } = copy.specifics;
    const hits = inOrder(numbers, prices, percentages, dates, names);
    const facts = new Set(hits.map(({ text }) => text.toLowerCase())).size;
    return {
      kind: 'measured',
      value: facts,
      evidence: marksOr(hits, wholeCopy(copy), 'No figure or name'),
      observation:
        hits.length === 0
          ? `No figure, price, date or name was found in the copy from ${excerpt(copy.opening.text, 40)} on.`
          : `The copy gives ${facts === 1 ? 'one fact' : `${facts} facts`} that could be checked: ${quoted(hits)}.`,
      advice: adviceFor(copy),
    };
  },
});

function adviceFor(copy: Copy): string {
  const [claim] = copy.benefits;
  return claim === undefined
    ? `After ${excerpt(copy.opening.text, 40)} put one figure that you can prove: how many people use it, how long it lasts, what it costs, until when the offer runs.`
    : `Say how much, how fast or for how long behind ${withItsClause(copy, claim)}: a figure that you can prove.`;
}
