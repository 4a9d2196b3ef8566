import { defineAudit } from '../../audit.ts';
import {
  linesOf,
  notEnglishEnough,
  pictureWords,
  quoted,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { JARGON } from '../../computed/words/picture-lexicon.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
import { formatValue } from '../../format-value.ts';

const speaksJargon = oneOf(JARGON);

export default defineAudit({
  id: 'jargon-share',
  needs: ['text'],
  unit: 'percent',
  curve: { shape: 'falling', good: 3, middling: 14, source: 'Judgement; words counted by a list of our own' },
  effort: 'minutes',
  words: {
    name: 'Trade words',
    pass: 'The words are the reader’s own',
    fail: 'The words are those of the trade',
    why: 'Words that the reader does not use have to be translated first, and few do that for an ad.',
    fix: 'Say it as a customer would say it to a friend.',
    action: 'Drop the trade words',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(speaksJargon);
    const share = weighedShare(words, speaksJargon) * 100;
    const found = quoted(hits.map(({ word }) => word));
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: linesOf(hits.length > 0 ? hits : words)
        .slice(0, 3)
        .map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation:
        hits.length > 0
          ? `${found} ${hits.length === 1 ? 'is a word' : 'are words'} of the trade: ${formatValue(share, 'percent')} of the ${words.length} words, weighed by size.`
          : `None of the ${words.length} words is a word of the trade (0 %).`,
      ...(hits.length > 0 && {
        advice: `Replace ${found} by what a customer would say to a friend, or leave it out.`,
      }),
    };
  },
});
