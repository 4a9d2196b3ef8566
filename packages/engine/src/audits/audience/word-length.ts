import { defineAudit } from '../../audit.ts';
import { linesOf, pictureWords, quoted, wordingConfidence } from '../../computed/words/picture-words.ts';
import { isStrange } from '../../computed/text/line-name.ts';
import { LONGEST_WORD } from '../../computed/words/word-lists.ts';
import { formatValue } from '../../format-value.ts';

/** LIX counts a word as long from seven letters on; growing from six to nine keeps one letter from deciding. */
const longness = (word: string): number => Math.min(1, Math.max(0, (letters(word) - 5.5) / 3));
const letters = (word: string): number => word.replaceAll(/[^\p{L}]/gu, '').length;

/** What the report quotes should be what stands in the picture. */
const SURELY_READ = 0.85;

export default defineAudit({
  id: 'word-length',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 12,
    middling: 40,
    source: 'Measure: long words of LIX (Björnsson 1968); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Plain words',
    pass: 'The words are short and plain',
    fail: 'The words are long',
    why: 'Short words are read in one fixation; an ad gets only a few fixations.',
    fix: 'Swap long words for short ones that say the same.',
    action: 'Use shorter words',
  },

  run({ text }) {
    const words = pictureWords(text.filter((line) => line.role !== 'brand')).filter(
      ({ word }) => letters(word) > 0 && letters(word) <= LONGEST_WORD,
    );
    if (words.length < 3) {
      return { kind: 'notApplicable', reason: 'Fewer than three words were read in the picture.' };
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
    const tooLong = swapped.length === 0 ? '' : quoted(swapped.map(({ word }) => word));
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: linesOf(longest.length > 0 ? longest : words)
        .slice(0, 3)
        .map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation: `${formatValue(share, 'percent')} of the ${words.length} words are long, weighed by size${longest.length === 0 ? '' : `; ${quoted(longest.map(({ word }) => word))} ${longest.length === 1 ? 'is' : 'are'} the longest`}.`,
      ...(tooLong !== '' && {
        advice: `Find shorter words for ${tooLong}; ${formatValue(12, 'percent')} long words or fewer read at a glance.`,
      }),
    };
  },
});
