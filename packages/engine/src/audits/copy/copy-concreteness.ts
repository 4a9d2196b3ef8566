import { defineAudit } from '../../audit.ts';
import { excerpt, hitEvidenceOrFallback, inEnglish, wholeCopy } from '../../computed/copy/quotes.ts';
import { rephrasableSentence } from '../../computed/copy/rephrasable.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Percent of the words from which copy is easy to picture. */
const GOOD = 22;
/** Percent below which it is hard to picture. */
const FEW = 10;

const MESSAGES = {
  concrete: 'The copy is full of things to see and touch.',
  partly: 'Part of the copy names things to see or touch.',
  abstract: 'Few of the main words name something to see or touch.',
  unsure:
    'Few of the words are on our list of things to see or touch, and few are abstract: that tells too little.',
  show: 'Show what “{word}” looks like in use: the thing, the place or the moment.',
  name: 'Put the thing itself into {opening}: what the reader would see, hold or taste.',
} as const;

export default defineAudit({
  id: 'copy-concreteness',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 6,
    source:
      'Judgment on the points; concrete text is understood and remembered better (Sadoski, Goetz and Rodriguez 2000)',
  },
  effort: 'hour',
  part: 'copyStyle',
  words: {
    name: 'Concreteness',
    pass: 'The copy is easy to picture',
    fail: 'The copy is hard to picture',
    why: 'Readers understand and remember what they can see or touch faster than ideas.',
    fix: 'Replace an idea with the thing or the scene behind it.',
    action: 'Make the copy easy to picture',
  },

  run: inEnglish((copy) => {
    const share = Math.round(copy.concreteness * 100);
    // No list contains everything that can be seen. Unless there is an abstract word, few hits prove nothing.
    if (share < GOOD && copy.jargon.length === 0 && copy.style.heavy.length === 0)
      return { kind: 'notApplicable', reason: MESSAGES.unsure };
    const word =
      copy.jargon[0]?.text ?? copy.text.match(/\b\p{Ll}{4,}(?:tion|ness|ity|ment|ance|ence)s?\b/u)?.[0];
    return {
      kind: 'measured',
      value: share,
      confidence: 0.75,
      evidence: hitEvidenceOrFallback(copy.sensory, wholeCopy(copy), 'Ad copy'),
      observation: messageFor(share),
      ...(share < GOOD && {
        advice:
          word === undefined
            ? formatMessage(MESSAGES.name, { opening: excerpt(rephrasableSentence(copy).text, 50) })
            : formatMessage(MESSAGES.show, { word }),
      }),
    };
  }),
});

function messageFor(share: number): string {
  if (share >= GOOD) return MESSAGES.concrete;
  return share < FEW ? MESSAGES.abstract : MESSAGES.partly;
}
