import { defineAudit } from '../../audit.ts';
import { excerpt, notEnglish, wholeCopy } from '../../computed/copy/quotes.ts';
import type { CopySentence } from '../../copy-artifacts.ts';

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
  words: {
    name: 'Reading ease',
    pass: 'The copy reads easily',
    fail: 'The copy is hard to read',
    why: 'Ad copy is read in passing; long words and sentences cost the readers who would not work for it.',
    fix: 'Use shorter words and end sentences earlier.',
    action: 'Make the copy easier to read',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const ease = Math.min(100, Math.max(0, copy.readingEase ?? 0));
    const hardest = copy.sentences.toSorted((a, b) => weight(b.text) - weight(a.text))[0] ?? copy.opening;
    const longest = longestWord(hardest.text);
    return {
      kind: 'measured',
      value: ease,
      confidence: copy.words < 8 ? 0.7 : 1,
      evidence: [
        { label: 'Heaviest sentence', span: { start: hardest.start, end: hardest.end } },
        { label: 'Ad copy', span: wholeCopy(copy) },
      ],
      observation: `The copy scores ${Math.round(ease)} for reading ease; ${excerpt(hardest.text)} is its heaviest sentence.`,
      advice: adviceFor(hardest, longest),
    };
  },
});

/** A sentence under this is not made easier by a full stop in its middle; words. Judgement. */
const DIVISIBLE = 12;

function adviceFor({ text, words }: CopySentence, longest: string | undefined): string {
  const said = excerpt(text, 50);
  if (longest === undefined)
    return words < DIVISIBLE ? `Say ${said} in shorter words.` : `Cut ${said} in two.`;
  return words < DIVISIBLE
    ? `In ${said}, put a shorter word for “${longest}”.`
    : `Start with ${said}: cut it in two and put a shorter word for “${longest}”.`;
}

const weight = (sentence: string): number => sentence.length + 4 * (longestWord(sentence)?.length ?? 0);

/** Lower-case words only: a long name cannot be exchanged. */
const longestWord = (text: string): string | undefined =>
  (text.match(/(?<![\p{L}])\p{Ll}{9,}/gu) ?? []).toSorted((a, b) => b.length - a.length)[0];
