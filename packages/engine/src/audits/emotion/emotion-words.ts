import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { wordsInto } from '../../computed/text/message-line.ts';
import { FEELING } from '../../computed/words/picture-lexicon.ts';
import {
  linesOf,
  notEnglishEnough,
  pictureWords,
  quoted,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
import { formatValue } from '../../format-value.ts';

const namesFeeling = oneOf(FEELING);

export default defineAudit({
  id: 'emotion-words',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 9,
    middling: -1.5,
    source:
      'Judgement; words counted by a list of our own. Silence on feeling is no fault, so 0 % stays above 50',
  },
  effort: 'minutes',
  words: {
    name: 'Words of feeling',
    pass: 'The words name a feeling',
    fail: 'The words hardly name a feeling',
    why: 'A word for what it feels, tastes or looks like makes the reader imagine having it.',
    fix: 'Put one word of feeling or of the senses into the headline.',
    action: 'Name a feeling',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(namesFeeling);
    const share = weighedShare(words, namesFeeling) * 100;
    const shown = formatValue(share, 'percent');
    const lines = linesOf(hits.length > 0 ? hits : words).slice(0, 3);
    const [largest] = linesOf(words);
    const headline = largest ? lineName(largest) : 'the headline';
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: lines.map((line) => ({ label: lineName(line), box: line.box })),
      observation:
        hits.length > 0
          ? `${quoted(hits.map(({ word }) => word))} ${new Set(hits.map(({ word }) => word)).size === 1 ? 'names' : 'name'} a feeling: ${shown} of the ${words.length} words, weighed by size.`
          : `None of the ${words.length} words in the picture, from ${headline} down, names a feeling.`,
      ...(share < 9 && {
        advice: `${wordsInto(linesOf(words), 'say how it feels, tastes or looks to have it')}: one word of feeling in eight is enough.`,
      }),
    };
  },
});
