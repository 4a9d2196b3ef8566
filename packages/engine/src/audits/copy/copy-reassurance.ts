import { defineAudit } from '../../audit.ts';
import { excerpt, hitEvidenceOrFallback, inEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  title: 'The copy leaves the risk with the reader',
  none: 'We could not find a trial, a return, a refund or a guarantee in the copy.',
  given: 'The copy lowers the risk for the reader: {guarantees}.',
  nextTo: 'If you give a trial, a return or free cancellation, name it next to “{request}”.',
  after: 'If you give a trial, a return or free cancellation, name it after {last}.',
} as const;

export default defineAudit({
  id: 'copy-reassurance',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: 1, middling: -0.5, source: 'Judgment' },
  effort: 'minutes',
  words: {
    name: 'Reassurance',
    pass: 'The copy takes the risk away',
    fail: 'The copy leaves the risk with the reader',
    why: 'A trial, a refund or a guarantee settles the doubt that stops a first purchase.',
    fix: 'Name the trial, the return or the guarantee that you give.',
    action: 'Name your trial, return or guarantee',
  },

  run: inEnglish((copy) => {
    const { guarantees } = copy;
    return {
      kind: 'measured',
      value: guarantees.length,
      evidence: hitEvidenceOrFallback(guarantees, wholeCopy(copy), 'No trial, return or guarantee'),
      ...(guarantees.length > 0
        ? { observation: formatMessage(MESSAGES.given, { guarantees: quoted(guarantees) }) }
        : { title: MESSAGES.title, observation: MESSAGES.none, advice: adviceFor(copy) }),
    };
  }),
});

function adviceFor({ callsToAction: [request], sentences, opening }: Copy): string {
  return request
    ? formatMessage(MESSAGES.nextTo, { request: request.text })
    : formatMessage(MESSAGES.after, { last: excerpt((sentences.at(-1) ?? opening).text, 40) });
}
