import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/line-name.ts';
import { AUDIENCE, BENEFIT, FEELING, OFFER } from '../../computed/picture-lexicon.ts';
import {
  carriesMeaning,
  linesOf,
  notEnglishEnough,
  type PictureWord,
  pictureWords,
  quoted,
  wordingConfidence,
} from '../../computed/picture-words.ts';
import { oneOf } from '../../computed/word-lists.ts';
import { formatValue } from '../../format-value.ts';

const namesPeople = oneOf(AUDIENCE);
const praises = oneOf(new Set([...OFFER, ...FEELING, ...BENEFIT]));

const namesSubject = (entry: PictureWord): boolean =>
  namesPeople(entry) || (carriesMeaning(entry) && entry.line.role !== 'brand' && !praises(entry));

/** A word for the people it is meant for says more about relevance than a word for the thing. Judgement. */
const worth = (entry: PictureWord): number => (namesPeople(entry) ? 2 : 1) * entry.line.confidence;

export default defineAudit({
  id: 'subject-words',
  needs: ['text'],
  unit: 'words',
  curve: { shape: 'rising', good: 8, middling: 1.2, source: 'Judgement' },
  effort: 'minutes',
  words: {
    name: 'Product or audience named',
    pass: 'The words say what it is or whom it is for',
    fail: 'The words do not say what it is or whom it is for',
    why: 'A reader decides in a moment whether an ad concerns them; the name of the thing or of the people decides it.',
    fix: 'Name the product’s kind or the people it is for in plain words.',
    action: 'Say what it is and for whom',
  },

  run({ text }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = [...new Map(words.filter(namesSubject).map((entry) => [entry.word, entry])).values()];
    const value = hits.reduce((sum, entry) => sum + worth(entry), 0);
    const people = hits.filter(namesPeople).map(({ word }) => word);
    const [largest] = linesOf(words);
    const headline = largest ? lineName(largest) : 'the headline';
    return {
      kind: 'measured',
      value,
      confidence: Math.min(0.7, wordingConfidence(words)),
      evidence: linesOf(hits.length > 0 ? hits : words)
        .slice(0, 3)
        .map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation:
        hits.length > 0
          ? `${quoted(hits.map(({ word }) => word))} ${hits.length === 1 ? 'tells' : 'tell'} what it is about${people.length > 0 ? `, and ${quoted(people)} whom it is for` : ''} (${formatValue(value, 'words')} of weight).`
          : `None of the ${words.length} words names the product or its audience (0 words).`,
      ...(value < 8 && {
        advice: `Add to ${headline} what the thing is, and for whom, in two or three plain words.`,
      }),
    };
  },
});
