import { defineAudit } from '../../audit.ts';
import { hasOnlyKnownWords } from '../../computed/text/reliable-headline.ts';
import { wordsOrPlace } from '../../computed/text/line-name.ts';
import { SECOND_PERSON } from '../../computed/words/picture-lexicon.ts';
import {
  DOUBTFUL,
  evidenceIn,
  quoteWords,
  whyNotEnglish,
  pictureWords,
  isReadConfidently,
  weightedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 9;

const MESSAGES = {
  addressed: '{words} {count, plural, one {speaks} other {speak}} directly to the reader.',
  addressedAndAsked: '{words} and the call to action {request} speak directly to the reader.',
  asked: 'The call to action {request} speaks to the reader.',
  missing: 'We read no “you” or “your” in the text.',
} as const;

export default defineAudit({
  id: 'reader-address',
  needs: ['text', 'callToAction'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -2,
    source:
      'Direction: second-person wording raises involvement (Cruz, Leonhardt, Pezzuti 2017); points: judgment',
  },
  effort: 'minutes',
  part: 'wording',
  onVideo: 'all-words',
  english: true,
  words: {
    name: 'Words that speak to the reader',
    why: '“You” and “your” put the reader at the center of the ad and draw them in.',
  },

  run({ text, callToAction }) {
    const words = pictureWords(text);
    const reason = whyNotEnglish(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(({ word }) => SECOND_PERSON.has(word));
    if (hits.length === 0 && !isReadConfidently(words)) return { kind: 'notApplicable', reason: DOUBTFUL };
    const asks =
      callToAction?.startsWithVerb === true && hasOnlyKnownWords(callToAction.text)
        ? ASKING * callToAction.confidence
        : 0;
    const share = weightedShare(words, ({ word }) => SECOND_PERSON.has(word)) * 100 + asks;
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(hits, words),
      observation: formatMessage(messageFor(hits.length > 0, asks > 0), {
        ...quoteWords(hits),
        request: callToAction ? wordsOrPlace({ text: callToAction.text, box: callToAction.box }) : '',
      }),
    };
  },
});

function messageFor(addressed: boolean, asked: boolean): string {
  if (addressed) return asked ? MESSAGES.addressedAndAsked : MESSAGES.addressed;
  return asked ? MESSAGES.asked : MESSAGES.missing;
}

/** An imperative speaks to the reader too, though less openly. It counts as much as one small “you”. Chosen by judgment. */
const ASKING = 3;
