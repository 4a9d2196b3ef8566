import { defineAudit } from '../../audit.ts';
import { type RequestStrength, requestStrength } from '../../computed/copy/actions.ts';
import { excerpt, quoteInClause, hitEvidenceOrFallback, inEnglish } from '../../computed/copy/quotes.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Points from which a request asks well. */
const GOOD = 80;

const MESSAGES = {
  none: 'We could not find a call to action; the copy ends with {last}.',
  clear: '“{request}” tells the reader what to do.',
  bare: 'The copy asks “{request}”, without saying what the click gives.',
  bareAndHidden: 'The copy asks “{request}” in its middle, without saying what the click gives.',
  unnamedAndHidden: 'The copy asks “{request}” in its middle, without saying what the reader gets.',
  add: 'After {last}, add one call to action: a verb and what it gets the reader.',
  addOffer: 'After {last}, add one call to action that names the offer ({offer}).',
  reword: 'Instead of “{request}”, close with a verb and what it gets the reader.',
  rewordOffer: 'Instead of “{request}”, close with a verb and the offer ({offer}).',
} as const;

export default defineAudit({
  id: 'copy-call-to-action',
  needs: ['copy'],
  unit: 'points',
  curve: { shape: 'rising', good: GOOD, middling: 40, source: 'Judgment' },
  effort: 'minutes',
  detail: 'copyRequest',
  part: 'copyAction',
  words: {
    name: 'Call to action in the copy',
    pass: 'The copy asks the reader to act',
    fail: 'The copy lacks a clear call to action',
    why: 'Readers who are convinced but not told what to do scroll on.',
    fix: 'End with a verb and what it gets the reader.',
    action: 'End the copy with a clear CTA',
  },

  run: inEnglish((copy) => {
    const best = copy.callsToAction
      .map((request) => ({ request, ...requestStrength(copy, request) }))
      .toSorted((a, b) => b.points - a.points)[0];
    const last = copy.sentences.at(-1) ?? copy.opening;
    const offer = copy.offers.find((each) => isRephrasable(copy, each));
    const [told, advice] = best
      ? messagesFor(best, offer !== undefined)
      : messagesForMissing(offer !== undefined);
    const values = {
      request: best?.request.text ?? '',
      last: excerpt(last.text.replace(/[.!]+$/, ''), 50),
      offer: offer ? quoteInClause(copy, offer) : '',
    };
    return {
      kind: 'measured',
      value: best?.points ?? 0,
      evidence: hitEvidenceOrFallback(copy.callsToAction, last, 'The copy ends without a request'),
      observation: formatMessage(told, values),
      ...(advice && { advice: formatMessage(advice, values) }),
    };
  }),
});

/** What was seen and what to do. */
type Messages = readonly [string, string?];

const messagesForMissing = (offered: boolean): Messages => [
  MESSAGES.none,
  offered ? MESSAGES.addOffer : MESSAGES.add,
];

function messagesFor({ points, bare, placed }: RequestStrength, offered: boolean): Messages {
  if (points >= GOOD) return [MESSAGES.clear];
  const reword = offered ? MESSAGES.rewordOffer : MESSAGES.reword;
  if (!bare) return [MESSAGES.unnamedAndHidden, reword];
  return [placed ? MESSAGES.bare : MESSAGES.bareAndHidden, reword];
}
