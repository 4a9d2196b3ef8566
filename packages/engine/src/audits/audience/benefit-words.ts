import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { wordsInto } from '../../computed/text/message-line.ts';
import { BENEFIT, OFFER } from '../../computed/words/picture-lexicon.ts';
import {
  linesOf,
  notEnglishEnough,
  type PictureWord,
  pictureWords,
  quoted,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
import { formatValue } from '../../format-value.ts';

const listed = oneOf(new Set([...BENEFIT, ...OFFER]));

const namesGain = (entry: PictureWord): boolean => listed(entry) || /[$€£%]/.test(entry.word);

export default defineAudit({
  id: 'benefit-words',
  needs: ['text'],
  unit: 'percent',
  curve: { shape: 'rising', good: 16, middling: -2, source: 'Judgement; words counted by a list of our own' },
  effort: 'minutes',
  words: {
    name: 'Benefit or offer named',
    pass: 'The words say what the reader gains',
    fail: 'The words hardly say what the reader gains',
    why: 'People act for what they get out of it; an ad that names only itself leaves that to guess.',
    fix: 'Name one gain: what it saves, gives, eases or prevents, or what the offer is.',
    action: 'Name the benefit',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(namesGain);
    const share = weighedShare(words, namesGain) * 100;
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
          ? `${quoted(hits.map(({ word }) => word))} ${new Set(hits.map(({ word }) => word)).size === 1 ? 'names' : 'name'} a gain: ${shown} of the ${words.length} words, weighed by size.`
          : `None of the ${words.length} words, from ${headline} down, names a benefit or an offer.`,
      ...(share < 16 && {
        advice: `${wordsInto(linesOf(words), 'say what the buyer gets by it, saves or is spared')}; one word of gain in six is plenty, and now it is ${shown}.`,
      }),
    };
  },
});
