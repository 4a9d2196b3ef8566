import { defineAudit } from '../../audit.ts';
import {
  linesOf,
  type PictureWord,
  pictureWords,
  quoted,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatValue } from '../../format-value.ts';

/** A figure that says something: not a telephone or article number, nor a digit in the middle of a name. */
const isFigure = ({ word }: PictureWord): boolean => {
  const digits = word.replaceAll(/[^\p{N}]/gu, '').length;
  return /^[$€£]?\p{N}/u.test(word) && digits <= 5;
};

export default defineAudit({
  id: 'picture-specificity',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 12,
    middling: -1,
    source:
      'Direction: precise figures persuade more than round claims (Schindler and Yalch 2006); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Figures in the picture',
    pass: 'The words give figures',
    fail: 'The words give no figures',
    why: 'A price, a share or a number can be believed or checked; a general claim slides off.',
    fix: 'Give one true figure: a price, a share saved, a number of people, days or grams.',
    action: 'Give a figure',
  },

  run({ text }) {
    const words = pictureWords(text);
    if (words.length < 3) {
      return { kind: 'notApplicable', reason: 'Fewer than three words were read in the picture.' };
    }
    const hits = words.filter(isFigure);
    const share = weighedShare(words, isFigure) * 100;
    const shown = formatValue(share, 'percent');
    const [largest] = linesOf(words);
    const headline = largest ? lineName(largest) : 'the headline';
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: linesOf(hits.length > 0 ? hits : words)
        .slice(0, 3)
        .map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation:
        hits.length > 0
          ? `${quoted(hits.map(({ word }) => word))} ${hits.length === 1 ? 'gives a figure' : 'give figures'}: ${shown} of the ${words.length} words, weighed by size.`
          : `None of the ${words.length} words in the picture is a figure (0 %).`,
      ...(share < 12 && {
        advice: `Back ${headline} with one true figure: a price, a share, a time or a number of customers.`,
      }),
    };
  },
});
