import { defineAudit } from '../../audit.ts';
import { craftAdvice, craftReasons } from '../../computed/copy/craft.ts';
import { excerpt, marksOr, notEnglish, wholeCopy } from '../../computed/copy/quotes.ts';

/** Words from which on a copy shows how it is written; judgment. */
const SHOWS_FROM = 16;
const [LEAST_SURE, MOST_SURE] = [0.4, 0.9];

export default defineAudit({
  id: 'copy-craft',
  needs: ['copy'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 85,
    middling: 45,
    source:
      'ratings of 183 ad copies by a vision-language model in two roles, not by people; a ridge regression over traits of the writing',
  },
  learned: true,
  effort: 'hour',
  words: {
    name: 'Craft of the copy',
    pass: 'Copy that reads like this was rated well',
    fail: 'Copy that reads like this was rated poorly',
    why: 'Many small traits of writing together separate copy that was rated well from copy that was not.',
    fix: 'Write it as one person would tell another: particulars, plain words, one voice.',
    action: 'Rewrite the copy with particulars',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { craft } = copy;
    if (!craft) return { kind: 'notApplicable', reason: 'The copy has no words that could be judged.' };
    return {
      kind: 'measured',
      value: craft.rating,
      confidence: Math.max(LEAST_SURE, Math.min(MOST_SURE, copy.words / SHOWS_FROM)),
      evidence: marksOr(
        craft.parts.slice(0, 5).flatMap(({ hits }) => hits.slice(0, 2)),
        wholeCopy(copy),
        'Ad copy',
      ),
      observation: `Copy that reads like ${excerpt(copy.opening.text, 40)} was rated about ${Math.round(craft.rating)} of 100 by our reviewers (a language model, not people)${craftReasons(craft)}.`,
      advice: craftAdvice(craft, copy),
    };
  },
});
