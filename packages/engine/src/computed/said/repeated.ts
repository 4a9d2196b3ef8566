import type { TextLine } from '../../artifacts/artifacts.ts';
import { contactKey } from '../../language/contact.ts';
import { sameLetters } from '../../gatherers/words/index.ts';
import { lettersOf } from './letters-of.ts';
import type { Passage } from './passages.ts';

/** Shorter texts are names, refrains or labels, and may repeat. */
const LEAST = { words: 3, letters: 9 } as const;
/** Share of letters that OCR may misread. */
const MISREAD = 0.12;
const SURE = 0.85;

/** Lines of the picture that repeat in full a headline or another passage. Contact details and side-by-side lines may repeat. */
export function repeatedLines(passages: readonly Passage[]): readonly TextLine[] {
  const said = passages.filter(({ text, lines }) => lines.length > 0 && isLong(text) && !isContact(text));
  return said
    .flatMap((passage, at) => {
      const again = said
        .slice(0, at)
        .some(
          (before) => isSameText(before.text, passage.text) && !isBeside(firstOf(before), firstOf(passage)),
        );
      if (again) return [firstOf(passage)];
      const second = repetitionStart(passage);
      if (second) return [second];
      // Within a passage: a line that repeats another line of it, or all the others together.
      return passage.lines.flatMap(({ line }, own) => {
        const above = passage.lines
          .slice(0, own)
          .flatMap(({ line: other }) => (isBeside(other, line) ? [] : [other.text]));
        const isAgain =
          isLong(line.text) &&
          !isContact(line.text) &&
          [...above, above.join(' ')].some((text) => isSameText(text, line.text));
        return isAgain ? [line] : [];
      });
    })
    .filter(({ confidence }) => confidence >= SURE);
}

/** When a passage of several lines is repeated in full, the line where the repetition starts. */
function repetitionStart({ lines }: Passage): TextLine | null {
  const half = lines.length / 2;
  if (!Number.isInteger(half) || half < 2) return null;
  const all = lines.map(({ line }) => line);
  const [first, second] = [all.slice(0, half), all.slice(half)];
  const said = (part: readonly TextLine[]): string => part.map(({ text }) => text).join(' ');
  const isAgain = isLong(said(first)) && isSameText(said(first), said(second));
  return isAgain && !isBeside(first[0]!, second[0]!) ? second[0]! : null;
}

/** Share of their height by which lines of one row may differ. */
const ONE_ROW = 0.2;

/** Lines side by side in one size repeat each other on purpose. */
const isBeside = (one: TextLine, other: TextLine): boolean => {
  const most = ONE_ROW * Math.min(one.height, other.height);
  return Math.abs(one.box.y - other.box.y) <= most && Math.abs(one.height - other.height) <= most;
};

const firstOf = ({ lines }: Passage): TextLine => lines[0]!.line;

/** This many copies are intentional: tear-off strips, a pattern, a ticker. Just two may be meant to be read twice. */
const COPIES = 3;

/** Drops repeated copies of lines that occur three or more times, because nobody reads each of them. */
export function withoutCopies(lines: readonly TextLine[]): readonly TextLine[] {
  const same = Map.groupBy(lines, ({ text }) => lettersOf(text));
  return lines.filter((line) => {
    const copies = same.get(lettersOf(line.text))!;
    return copies.length < COPIES || copies[0] === line;
  });
}

/** A phone number or an address with few other words, as on each tear-off strip. */
const isContact = (text: string): boolean =>
  contactKey(text) !== null &&
  text.split(/\s+/).filter((word) => /^\p{L}+:?$/u.test(word)).length <= LEAST.words;

const isLong = (text: string): boolean =>
  lettersOf(text).length >= LEAST.letters && text.trim().split(/\s+/).length >= LEAST.words;

const isSameText = (one: string, other: string): boolean =>
  sameLetters(lettersOf(one), lettersOf(other), MISREAD);
