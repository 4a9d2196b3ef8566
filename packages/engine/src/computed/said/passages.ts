import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Copy, Span } from '../../artifacts/copy-artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { NON_LATIN_SCRIPT, isEnglishOrUndetermined } from './language.ts';

/** A line of the picture and the characters of the passage that belong to it. */
export interface PassageLine extends Span {
  readonly line: TextLine;
}

/** Words that are read in one go: a headline of several lines, a button, the copy. */
export interface Passage {
  readonly text: string;
  readonly role: TextRole | 'copy';
  /** Lines of the picture in reading order; empty for the copy. */
  readonly lines: readonly PassageLine[];
  /** Whether it is English, or too short to tell. */
  readonly english: boolean;
}

/** The lines of a passage as typeset in the picture or typed in the copy. */
export const linesIn = ({ text, lines }: Passage): readonly Span[] =>
  lines.length > 0
    ? lines
    : [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }));

/** The lines of the English passages. */
export const englishLines = (passages: readonly Passage[]): readonly TextLine[] =>
  passages.filter(({ english }) => english).flatMap(({ lines }) => lines.map(({ line }) => line));

/** Consecutive lines of one role form one passage when their gap is at most this many letter heights. */
const GAP = 1.2;
/** … and their letter heights differ by at most this factor. */
const LIKE = 1.35;

/** Everything the ad says in words, by passage: the picture first, then the copy. */
export function passagesOf(text: readonly TextLine[], copy: Copy): readonly Passage[] {
  const ownWords = text.filter(({ role }) => role !== 'label' && role !== 'brand');
  const latin = ownWords.filter((line) => !isForeign(line));
  const english = isEnglishOrUndetermined(latin.map((line) => line.text).join('. '));
  const inPicture = blocksOf(ownWords).map((lines) => passage(lines, english));
  const inCopy: Passage = {
    text: copy.text,
    role: 'copy',
    lines: [],
    english: copy.language === 'en' || copy.language === null,
  };
  return copy.text === '' ? inPicture : [...inPicture, inCopy];
}

/** In another script, or in another language according to the second OCR. */
const isForeign = ({ script, language, text }: TextLine): boolean =>
  (script !== undefined && script !== 'Latn') ||
  (language !== undefined && language !== 'en') ||
  NON_LATIN_SCRIPT.test(text);

function passage(lines: readonly TextLine[], english: boolean): Passage {
  const placed: PassageLine[] = [];
  let text = '';
  for (const line of lines) {
    const start = text === '' ? 0 : text.length + 1;
    text = text === '' ? line.text : `${text} ${line.text}`;
    placed.push({ line, start, end: text.length });
  }
  return {
    text,
    role: lines[0]!.role,
    lines: placed,
    english: english && !lines.some(isForeign),
  };
}

/** Groups all headline lines together, and other lines when they are stacked in similar letters. */
function blocksOf(text: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const blocks: TextLine[][] = [];
  for (const line of text) {
    const block = blocks.find((lines) =>
      line.role === 'headline' ? lines[0]?.role === 'headline' : continues(lines.at(-1)!, line),
    );
    if (block) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function continues(above: TextLine, line: TextLine): boolean {
  if (above.role !== line.role) return false;
  const gap = line.box.y - above.box.y - above.box.h;
  const ratio = Math.max(above.height, line.height) / Math.max(1e-6, Math.min(above.height, line.height));
  const beside = above.box.x < line.box.x + line.box.w && line.box.x < above.box.x + above.box.w;
  return beside && ratio <= LIKE && gap > -line.box.h && gap <= GAP * Math.max(above.height, line.height);
}
