import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
  quoteWithClause,
} from '../../computed/copy/quotes.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'We could not find a customer, a rating, a test or a source in the copy.',
  given: 'The copy backs its claims with {proof}.',
  back: 'Back {claim} with a rating, a test or a number of customers, if you have one.',
  add: 'After {opening}, add a rating, a test or a number of customers, if you have one.',
} as const;

export default defineAudit({
  id: 'copy-social-proof',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 1,
    middling: 0.2,
    source: 'Judgment on the points; others’ choices guide one’s own (Cialdini, Influence, 1984)',
  },
  effort: 'hour',
  part: 'proof',
  words: {
    name: 'Social proof',
    pass: 'The copy shows that others trust it',
    fail: 'The copy lacks social proof',
    why: 'People believe a claim more when customers or a known name stand behind it.',
    fix: 'Add a true number of customers, a rating or a named source, if you have one.',
    action: 'Back the claims with proof',
  },

  run: inEnglish((copy) => {
    const { proof } = copy;
    return {
      kind: 'measured',
      value: proof.length,
      evidence: hitEvidenceOrFallback(proof, wholeCopy(copy), 'No proof found'),
      ...(proof.length > 0
        ? { observation: formatMessage(MESSAGES.given, { proof: quoted(proof) }) }
        : { observation: MESSAGES.none, advice: adviceFor(copy) }),
    };
  }),
});

function adviceFor(copy: Copy): string {
  const claim = copy.benefits.find((each) => isRephrasable(copy, each));
  return claim
    ? formatMessage(MESSAGES.back, { claim: quoteWithClause(copy, claim) })
    : formatMessage(MESSAGES.add, { opening: excerpt(copy.opening.text, 40) });
}
