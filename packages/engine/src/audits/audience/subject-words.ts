import { defineAudit } from '../../audit.ts';
import { wordsInto } from '../../computed/text/message-line.ts';
import { AUDIENCE, BENEFIT, FEELING, OFFER } from '../../computed/words/picture-lexicon.ts';
import {
  carriesMeaning,
  linesOf,
  notEnglishEnough,
  type PictureWord,
  pictureWords,
  quoted,
  tellable,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { oneOf } from '../../computed/words/word-lists.ts';
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
    const told = tellable(hits);
    const people = hits.filter(namesPeople).map(({ word }) => word);
    return {
      kind: 'measured',
      value,
      confidence: Math.min(0.7, wordingConfidence(words)),
      evidence: linesOf(hits.length > 0 ? hits : words)
        .slice(0, 3)
        .map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation:
        told.length > 0
          ? `${quoted(told)} ${told.length === 1 ? 'tells' : 'tell'} what it is about${people.length > 0 ? `, and ${quoted(people)} whom it is for` : ''}; it counts like ${formatValue(value, 'words')} of this kind.`
          : `None of the ${words.length} words that could be read for sure names the product or its audience.`,
      ...(value < 8 && {
        advice: `${wordsInto(linesOf(words), 'say what the thing is, and for whom, in two or three plain words')}.`,
      }),
    };
  },
});
