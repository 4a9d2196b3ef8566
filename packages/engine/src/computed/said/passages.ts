import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Copy, Span } from '../../artifacts/copy-artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { NOT_READ_AS_LATIN, languageOfWords } from './language.ts';

/** A line of the picture within a passage: which characters of the passage are its own. */
export interface PassageLine extends Span {
  readonly line: TextLine;
}

/** Words that are read in one go: a headline of several lines, a button, the copy. */
export interface Passage {
  readonly text: string;
  readonly role: TextRole | 'copy';
  /** Of the picture, in reading order; none for the copy. */
  readonly lines: readonly PassageLine[];
  /** Whether it is English, or too short to be told from it. */
  readonly english: boolean;
}

/** The lines of a passage as it was set or written. */
export const linesIn = ({ text, lines }: Passage): readonly Span[] =>
  lines.length > 0
    ? lines
    : [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }));

/** The lines of those passages that are in English. */
export const linesEnglish = (passages: readonly Passage[]): readonly TextLine[] =>
  passages.filter(({ english }) => english).flatMap(({ lines }) => lines.map(({ line }) => line));

/** Lines of body that follow each other are one passage when the gap between them is at most this many letter heights. */
const GAP = 1.2;
/** … and their letters differ by no more than this factor in height. */
const LIKE = 1.35;

/** Everything that the ad says in words, passage by passage: picture first, then the copy. */
export function passagesOf(text: readonly TextLine[], copy: Copy): readonly Passage[] {
  const ownWords = text.filter(({ role }) => role !== 'label' && role !== 'brand');
  const latin = ownWords.filter((line) => !isForeign(line));
  const english = languageOfWords(latin.map((line) => line.text).join('. '));
  const inPicture = blocksOf(ownWords).map((lines) => passage(lines, english));
  const inCopy: Passage = {
    text: copy.text,
    role: 'copy',
    lines: [],
    english: copy.language === 'en' || copy.language === null,
  };
  return copy.text === '' ? inPicture : [...inPicture, inCopy];
}

/** Written in other letters, or told to be in another language by the second reader. */
const isForeign = ({ script, language, text }: TextLine): boolean =>
  (script !== undefined && script !== 'Latn') ||
  (language !== undefined && language !== 'en') ||
  NOT_READ_AS_LATIN.test(text);

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

/** All lines of the headline together; of the others those that stand under one another in like letters. */
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
