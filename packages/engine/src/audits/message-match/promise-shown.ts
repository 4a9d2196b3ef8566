import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { contradictsPicture } from '../../computed/match/contradiction.ts';
import { mergeHits, hitEvidence, nonEnglishFinding, quoteWithClause } from '../../computed/copy/quotes.ts';
import { isPromiseShown } from '../../computed/match/promise.ts';
import { isFlagged } from '../../computed/copy/rephrasable.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  noPromise: 'We could not find a benefit or an offer in the copy.',
  noWords: 'We could not read any words in the picture.',
  missing: 'The copy promises {promise}, but the picture does not say it.',
  partly: 'The picture backs up {shown}, but not {promise}.',
  shown: 'The picture repeats the copy’s promise: {shown}.',
  add: 'Put {promise} in the picture, in the headline or next to it.',
  replace: 'Replace {promise} in the copy before you show it: ad reviews are likely to refuse it.',
} as const;

export default defineAudit({
  id: 'promise-shown',
  needs: ['copy', 'text'],
  unit: 'percent',
  curve: { shape: 'rising', good: 50, middling: 8, source: 'Judgment' },
  effort: 'redesign',
  part: 'match',
  onVideo: 'all-words',
  words: {
    name: 'Promise in the picture',
    pass: 'The picture backs up the copy’s promise',
    fail: 'The picture leaves out the copy’s promise',
    why: 'Most people see only the picture; a promise made only in the copy reaches few.',
    fix: 'Put the copy’s main promise in the picture’s headline.',
    action: 'Show the copy’s promise in the picture',
  },

  run({ copy, text }) {
    const other = nonEnglishFinding(copy);
    if (other) return other;
    const promises = mergeHits(copy.offers, copy.benefits);
    const [main] = promises;
    if (!main) return { kind: 'notApplicable', reason: MESSAGES.noPromise };
    if (text.length === 0) return { kind: 'notApplicable', reason: MESSAGES.noWords };
    const shown = promises.filter((promise) => isPromiseShown(promise.text, text));
    const [first] = shown;
    const missing = promises.find((promise) => !shown.includes(promise));
    const promise = missing && quoteWithClause(copy, missing);
    const advice = missing && adviceOn(missing, copy, text);
    return {
      kind: 'measured',
      value: (100 * shown.length) / promises.length,
      evidence: hitEvidence(missing ? promises : shown),
      observation: formatMessage(promise ? (first ? MESSAGES.partly : MESSAGES.missing) : MESSAGES.shown, {
        shown: quoteWithClause(copy, first ?? main),
        promise: promise ?? '',
      }),
      ...(promise && { advice: advice ? formatMessage(advice, { promise }) : '' }),
    };
  },
});

/** What to do about a promise that the picture leaves out; nothing while the two sides make different offers: either may be wrong. */
function adviceOn(missing: Hit, copy: Copy, text: readonly TextLine[]): string | null {
  if (isFlagged(copy, missing)) return MESSAGES.replace;
  return copy.offers.includes(missing) && contradictsPicture(copy, text) ? null : MESSAGES.add;
}
