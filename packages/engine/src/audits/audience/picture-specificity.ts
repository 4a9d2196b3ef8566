import { defineAudit } from '../../audit.ts';
import { figuresIn } from '../../computed/words/figures.ts';
import {
  DOUBTFUL,
  evidenceIn,
  pictureWords,
  isReadConfidently,
  weightedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';

/** Percent of the text that one figure counts as at least. How small it is set is judged elsewhere. */
const FOUND = 5;

const GOOD = 12;

const MESSAGES = {
  given: 'The text gives concrete figures.',
  missing: 'We could not find a figure in the text.',
} as const;

export default defineAudit({
  id: 'picture-specificity',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: -1,
    source:
      'Direction: precise figures persuade more than round claims (Schindler and Yalch 2006); points: judgment',
  },
  effort: 'minutes',
  part: 'wording',
  onVideo: 'all-words',
  words: {
    name: 'Share of figures in the text',
    why: 'A price or a percentage can be checked and believed; a general claim slides by.',
  },

  run({ text }) {
    const words = pictureWords(text);
    if (words.length < 3) {
      return { kind: 'notApplicable', reason: 'Too few of the words are sure enough to judge.' };
    }
    const figures = figuresIn(words);
    const hits = words.filter((entry) => figures.has(entry));
    const common = { kind: 'measured', confidence: wordingConfidence(words) } as const;
    if (hits.length > 0) {
      const share = weightedShare(words, (entry) => figures.has(entry)) * 100;
      return {
        ...common,
        value: Math.max(FOUND, share),
        evidence: evidenceIn(hits, words),
        observation: MESSAGES.given,
      };
    }
    // A digit outside these figures may be half of one.
    if (!isReadConfidently(words) || text.some((line) => /\p{N}/u.test(line.text)))
      return { kind: 'notApplicable', reason: DOUBTFUL };
    return {
      ...common,
      value: 0,
      evidence: evidenceIn([], words),
      observation: MESSAGES.missing,
    };
  },
});
