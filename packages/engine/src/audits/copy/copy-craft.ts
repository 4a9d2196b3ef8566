import { defineAudit } from '../../audit.ts';
import { craftAdvice, craftReasons } from '../../computed/copy/craft.ts';
import { hitEvidenceOrFallback, inEnglish, wholeCopy } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Number of words from which copy shows how it is written. Chosen by judgment. */
const SHOWS_FROM = 16;
const [LEAST_SURE, MOST_SURE] = [0.4, 0.9];

const MESSAGES = {
  noWords: 'The copy has no words we could judge.',
  rated: 'Copy like this was rated about {rating} of 100 by our reviewers (a language model, not people).',
} as const;

export default defineAudit({
  id: 'copy-craft',
  needs: ['copy'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 85,
    middling: 45,
    source:
      'Ratings of 183 ad copies by a vision-language model in two roles, not by people; a ridge regression over traits of the writing',
  },
  learned: true,
  effort: 'hour',
  part: 'copyStyle',
  words: {
    name: 'Writing quality',
    pass: 'Copy that reads like this rates well',
    fail: 'Copy that reads like this rates poorly',
    why: 'Many small traits of the writing together separate well-rated copy from the rest.',
    fix: 'Write as one person would tell another: specific facts, plain words, one voice.',
    action: 'Rewrite the copy with specifics',
  },

  run: inEnglish((copy) => {
    const { craft } = copy;
    if (!craft) return { kind: 'notApplicable', reason: MESSAGES.noWords };
    return {
      kind: 'measured',
      value: craft.rating,
      confidence: Math.max(LEAST_SURE, Math.min(MOST_SURE, copy.words / SHOWS_FROM)),
      evidence: hitEvidenceOrFallback(
        craft.parts.slice(0, 5).flatMap(({ hits }) => hits.slice(0, 2)),
        wholeCopy(copy),
        'Ad copy',
      ),
      observation: `${formatMessage(MESSAGES.rated, { rating: Math.round(craft.rating) })}${craftReasons(craft)}`,
      advice: craftAdvice(craft, copy),
    };
  }),
});
