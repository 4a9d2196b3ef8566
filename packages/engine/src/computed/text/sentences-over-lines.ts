import type { TextLine } from '../../artifacts/artifacts.ts';
import { linesBefore } from '../../elements/ranker/blocks.ts';
import { isQuotable } from './line-name.ts';
import { quotedWhole } from './quote.ts';

/** Words up to which a sentence is quoted whole; one of more fills a finding by itself. */
const MOST_WORDS = 8;
/** Heights of letters of one block differ by no more than this factor: what is set otherwise is a line by itself. */
const LIKE = 1.5;

const ENDS = /[.!?…:;][\s"“”'’)]*$/u;
const UNFINISHED = /\b(?:the|an?|of|to|for|with|without|your|our|my|and|or|from|in|on|at|by)$/i;
/** Names and addresses begin small anywhere: 'iPhone', 'acme.com'. */
const SMALL_NAME = /^\S*(?:\p{Lu}|\.\p{L}|[@/])/u;

const isOfMessage = ({ role }: TextLine): boolean =>
  role === 'headline' || role === 'offer' || role === 'body';

/** Whether a sentence goes on from one line to the next: a reader who sees the second alone sees half of it. */
function carriesOn(line: TextLine, before: TextLine): boolean {
  const tallest = Math.max(line.height, before.height);
  if (before.role !== line.role && !(isOfMessage(before) && isOfMessage(line))) return false;
  if (line.role === 'brand' || line.role === 'label') return false;
  if (tallest > LIKE * Math.min(line.height, before.height)) return false;
  const [above, own] = [before.text.trim(), line.text.trim()];
  return !ENDS.test(above) && ((/^\p{Ll}/u.test(own) && !SMALL_NAME.test(own)) || UNFINISHED.test(above));
}

/**
 * The lines, each with the sentence of several lines that it is of (`sentence`). Where the first of them begins small
 * the ad is in small letters, and no line can be told from half a sentence.
 * @param ratio width of the frame over its height
 */
export function withSentences(text: readonly TextLine[], ratio: number): readonly TextLine[] {
  const before = linesBefore(text, ratio).map((all, at) =>
    all.findLast((each) => carriesOn(text[at]!, text[each]!)),
  );
  const runs = runsOf(before);
  return text.map((line, at) => {
    const lines = runs.find((run) => run.includes(at))?.map((each) => text[each]!) ?? [];
    return lines.length < 2 || /^\p{Ll}/u.test(lines[0]!.text.trim())
      ? line
      : { ...line, ...told(line, lines) };
  });
}

/** Places of lines that follow each other. @param before of each line, the one that it carries on */
const runsOf = (before: readonly (number | undefined)[]): readonly (readonly number[])[] =>
  before.flatMap((opener, at) => {
    if (opener !== undefined) return [];
    const run = [at];
    for (let next = before.indexOf(at); next >= 0; next = before.indexOf(next)) run.push(next);
    return [run];
  });

/** Whole where it is short and surely read; a line that only carries it on is not to be quoted otherwise. */
function told(line: TextLine, lines: readonly TextLine[]): Pick<TextLine, 'sentence'> {
  const text = lines.map((each) => each.text.trim()).join(' ');
  const isShort = text.split(/\s+/).length <= MOST_WORDS && quotedWhole(text);
  if (isShort && lines.every(isQuotable)) return { sentence: text };
  return line === lines[0] ? {} : { sentence: null };
}
