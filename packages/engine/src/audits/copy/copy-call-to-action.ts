import { defineAudit } from '../../audit.ts';
import { requestStrength } from '../../computed/copy/actions.ts';
import { excerpt, inItsClause, marksOr, notEnglish } from '../../computed/copy/quotes.ts';
import type { Copy } from '../../copy-artifacts.ts';

export default defineAudit({
  id: 'copy-call-to-action',
  needs: ['copy'],
  unit: 'points',
  curve: { shape: 'rising', good: 80, middling: 40, source: 'judgement' },
  effort: 'minutes',
  words: {
    name: 'Call to action in the copy',
    pass: 'The copy asks for one clear step',
    fail: 'The copy does not say what to do',
    why: 'A reader who is convinced and not told what to do scrolls on.',
    fix: 'End with a verb and what it gives: “Order your sample box”, “Book a free fitting”.',
    action: 'End the copy with one clear step',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const best = copy.callsToAction
      .map((request) => ({ request, ...requestStrength(copy, request) }))
      .toSorted((a, b) => b.points - a.points)[0];
    const last = copy.sentences.at(-1) ?? copy.opening;
    return {
      kind: 'measured',
      value: best?.points ?? 0,
      evidence: marksOr(copy.callsToAction, last, 'The copy ends without a request'),
      observation: best
        ? `The copy asks “${best.request.text}”${best.lacks.length > 0 ? `, which ${best.lacks.join(' and ')}` : ''}.`
        : `The copy asks for nothing; its last words are ${excerpt(last.text.replace(/[.!]+$/, ''))}.`,
      advice: best
        ? `Instead of “${best.request.text}”, close with the verb and what it gives${object(copy)}.`
        : `After ${excerpt(last.text.replace(/[.!]+$/, ''), 40)} add one request: a verb and what it gives${object(copy)}.`,
    };
  },
});

const object = (copy: Copy): string => {
  const [offer] = copy.offers;
  return offer ? ` (here: ${inItsClause(copy, offer)})` : '';
};
