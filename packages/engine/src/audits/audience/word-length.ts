import { defineAudit } from '../../audit.ts';
import {
  DOUBTFUL,
  evidenceIn,
  quoteWords,
  pictureWords,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { isKnownWord } from '../../computed/text/reliable-headline.ts';
import { difficulty, letters } from '../../computed/words/difficulty.ts';
import { LONGEST_WORD } from '../../computed/words/word-lists.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Confidence from which a word is reported, because the report should quote what is really in the picture. */
const SURELY_READ = 0.85;

const GOOD = 2;

/** Percent of long words up to which the text is praised, and none of them is criticized. */
const FAIR = 11;

const MESSAGES = {
  short: 'Most words are short or common.',
  long: '{words} {count, plural, one {is a long and uncommon word} other {are long and uncommon words}}.',
} as const;

export default defineAudit({
  id: 'word-length',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 18,
    source:
      'Measure: long words of LIX (Björnsson 1968) that SUBTLEX-US seldom has; points at the quantiles of 386 creatives that those of LIX stood at',
  },
  effort: 'minutes',
  part: 'wording',
  onVideo: 'all-words',
  english: true,
  words: {
    name: 'Long, uncommon words',
    why: 'Short words are read at a glance, and a glance is all most ads get.',
  },

  run({ text }) {
    const words = pictureWords(text.filter((line) => line.role !== 'brand')).filter(
      ({ word }) => letters(word) > 0 && letters(word) <= LONGEST_WORD && isKnownWord(word),
    );
    if (words.length < 3) {
      return { kind: 'notApplicable', reason: 'Too few of the words are sure enough to judge.' };
    }
    let long = 0;
    let all = 0;
    for (const { word, weight } of words) {
      long += difficulty(word) * weight;
      all += weight;
    }
    const share = (100 * long) / all;
    const sure = words.filter(({ word, line }) => line.confidence >= SURELY_READ && !/[.@/\d]/.test(word));
    const longest = sure
      .toSorted((a, b) => difficulty(b.word) - difficulty(a.word))
      .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index)
      .slice(0, 3);
    const swapped = longest.filter(({ word }) => difficulty(word) > 0);
    const tooLong = share > FAIR;
    if (tooLong && swapped.length === 0) return { kind: 'notApplicable', reason: DOUBTFUL };
    const values = { ...quoteWords(swapped) };
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(longest, words),
      observation: formatMessage(tooLong ? MESSAGES.long : MESSAGES.short, values),
    };
  },
});
