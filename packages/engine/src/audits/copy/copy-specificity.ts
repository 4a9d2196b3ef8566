import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  excerpt,
  mergeHits,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
  quoteWithClause,
} from '../../computed/copy/quotes.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Number of facts from which nothing is missing. */
const ENOUGH = 6;

const MESSAGES = {
  none: 'We could not find a figure, a price, a date or a name in the copy.',
  facts:
    'The copy gives {count, plural, one {only one specific detail} other {# specific details}}: {facts}.',
  add: 'After {opening}, add one figure you can prove: how many use it, how long it lasts or what it costs.',
  back: 'Add a figure you can prove to {claim}: how much, how fast or for how long.',
} as const;

export default defineAudit({
  id: 'copy-specificity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: ENOUGH,
    middling: 2,
    source: 'Midway between plain and professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  part: 'copySubstance',
  praise: { words: 'copy with specifics', rank: 21 },
  words: {
    name: 'Specific facts',
    pass: 'The copy gives specific facts',
    fail: 'The copy gives few specific facts',
    why: 'Readers can check and picture a figure or a name; a general claim fits any ad.',
    fix: 'Replace a general claim with its figure: how many, how long, how much or by when.',
    action: 'Add specific facts to the copy',
  },

  run: inEnglish((copy) => {
    const { numbers, prices, percentages, dates, names } = copy.specifics;
    const hits = mergeHits(numbers, prices, percentages, dates, names);
    const count = distinctCount(hits);
    return {
      kind: 'measured',
      value: count,
      evidence: hitEvidenceOrFallback(hits, wholeCopy(copy), 'No figure or name'),
      observation:
        count === 0 ? MESSAGES.none : formatMessage(MESSAGES.facts, { count, facts: quoted(hits) }),
      ...(count < ENOUGH && { advice: adviceFor(copy) }),
    };
  }),
});

function adviceFor(copy: Copy): string {
  const claim = copy.benefits.find((each) => isRephrasable(copy, each));
  return claim === undefined
    ? formatMessage(MESSAGES.add, { opening: excerpt(copy.opening.text, 40) })
    : formatMessage(MESSAGES.back, { claim: quoteWithClause(copy, claim) });
}
