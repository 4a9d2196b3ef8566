import { defineAudit } from '../../audit.ts';
import { evidenceIn, named, pictureWords, wordingConfidence } from '../../computed/words/picture-words.ts';
import { isStrange } from '../../computed/text/line-name.ts';
import { LONGEST_WORD } from '../../computed/words/word-lists.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';

/** LIX counts a word as long from seven letters on; growing from six to nine keeps one letter from deciding. */
const longness = (word: string): number => Math.min(1, Math.max(0, (letters(word) - 5.5) / 3));
const letters = (word: string): number => word.replaceAll(/[^\p{L}]/gu, '').length;

/** What the report quotes should be what stands in the picture. */
const SURELY_READ = 0.85;

const GOOD = 12;

/** Percent of long words up to which the text is praised, and none of them is blamed. */
const FAIR = 28;

const MESSAGES = {
  short: 'Most words are short enough ({share} long words; {good} or less reads at a glance).',
  long: '{words} {count, plural, one {slows} other {slow}} the reader down ({share} long words; {good} or less reads at a glance).',
  unsure: 'Long words slow the reader down ({share} long words; {good} or less reads at a glance).',
  advice: 'Use shorter words where you can, and keep those that name your product or your customers.',
} as const;

export default defineAudit({
  id: 'word-length',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 40,
    source: 'Measure: long words of LIX (Björnsson 1968); points: judgment',
  },
  effort: 'minutes',
  words: {
    name: 'Word length',
    pass: 'The words are mostly short',
    fail: 'Too many of the words are long',
    why: 'Short words are read at a glance, and a glance is all most ads get.',
    fix: 'Swap long words for short ones that say the same.',
    action: 'Use shorter words',
  },

  run({ text }) {
    const words = pictureWords(text.filter((line) => line.role !== 'brand')).filter(
      ({ word }) => letters(word) > 0 && letters(word) <= LONGEST_WORD,
    );
    if (words.length < 3) {
      return { kind: 'notApplicable', reason: 'We read fewer than three words in the picture.' };
    }
    let long = 0;
    let all = 0;
    for (const { word, weight } of words) {
      long += longness(word) * weight;
      all += weight;
    }
    const share = (100 * long) / all;
    const sure = words.filter(
      ({ word, line }) => line.confidence >= SURELY_READ && !isStrange(word) && !/[.@/\d]/.test(word),
    );
    const longest = sure
      .toSorted((a, b) => letters(b.word) - letters(a.word))
      .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index)
      .slice(0, 3);
    const swapped = longest.filter(({ word }) => longness(word) > 0);
    const tooLong = share > FAIR && swapped.length > 0;
    const values = {
      ...named(swapped),
      share: formatValue(share, 'percent'),
      good: formatValue(GOOD, 'percent'),
    };
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: evidenceIn(longest, words),
      observation: say(tooLong ? MESSAGES.long : share > FAIR ? MESSAGES.unsure : MESSAGES.short, values),
      ...(tooLong && { advice: say(MESSAGES.advice, values) }),
    };
  },
});
