import { defineAudit } from '../../audit.ts';
import { excerpt, inEnglish, wholeCopy } from '../../computed/copy/quotes.ts';
import type { CopySentence } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Reading ease of plain English. */
const PLAIN = 60;

const MESSAGES = {
  easy: 'Words and sentences are short.',
  hard: 'The copy is hard to read, above all {sentence}.',
  shorten: 'Say {sentence} in shorter words.',
  split: 'Split {sentence} in two.',
  replace: 'In {sentence}, use a shorter word for “{word}”.',
  splitAndReplace: 'Split {sentence} in two, and use a shorter word for “{word}”.',
} as const;

export default defineAudit({
  id: 'copy-reading-ease',
  needs: ['copy'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 65,
    middling: 40,
    source: 'Flesch 1948: 60 to 70 is plain English, 30 to 50 is difficult',
  },
  effort: 'hour',
  part: 'copyStyle',
  words: {
    name: 'Reading ease',
    pass: 'The copy is easy to read',
    fail: 'The copy is hard to read',
    why: 'People read ads in passing; long words and sentences lose them.',
    fix: 'Use shorter words and shorter sentences.',
    action: 'Make the copy easier to read',
  },

  run: inEnglish((copy) => {
    const ease = Math.min(100, Math.max(0, copy.readingEase ?? 0));
    const hardest = copy.sentences.toSorted((a, b) => weight(b.text) - weight(a.text))[0] ?? copy.opening;
    const values = { sentence: excerpt(hardest.text) };
    return {
      kind: 'measured',
      value: ease,
      confidence: copy.words < 8 ? 0.7 : 1,
      evidence: [
        { label: 'Hardest sentence', span: { start: hardest.start, end: hardest.end } },
        { label: 'Ad copy', span: wholeCopy(copy) },
      ],
      observation: formatMessage(ease < PLAIN ? MESSAGES.hard : MESSAGES.easy, values),
      ...(ease < PLAIN && { advice: adviceFor(hardest) }),
    };
  }),
});

/** Words. Splitting a shorter sentence in two does not make it easier to read. Chosen by judgment. */
const DIVISIBLE = 12;

function adviceFor({ text, words }: CopySentence): string {
  const word = longestWord(text);
  const values = { sentence: excerpt(text, 50), word: word ?? '' };
  if (words < DIVISIBLE)
    return formatMessage(word === undefined ? MESSAGES.shorten : MESSAGES.replace, values);
  return formatMessage(word === undefined ? MESSAGES.split : MESSAGES.splitAndReplace, values);
}

const weight = (sentence: string): number => sentence.length + 4 * (longestWord(sentence)?.length ?? 0);

/** Lowercase words only, because a long name cannot be replaced. */
const longestWord = (text: string): string | undefined =>
  (text.match(/(?<![\p{L}])\p{Ll}{9,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0];
