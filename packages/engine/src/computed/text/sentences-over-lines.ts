import type { TextLine } from '../../artifacts/artifacts.ts';
import { linesBefore } from '../../elements/ranker/blocks.ts';
import { isAsk } from '../../language/index.ts';
import { breaksOff } from './breaks-off.ts';

/** Heights of letters of one block differ by no more than this factor: what is set otherwise is a line by itself. */
export const LIKE = 1.5;

const ENDS = /[.!?…:;][\s"“”'’)]*$/u;
const BEGINS_SMALL = /^\p{Ll}/u;
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
  if (ENDS.test(above)) return false;
  if (BEGINS_SMALL.test(own)) return !SMALL_NAME.test(own) && !BEGINS_SMALL.test(above);
  return breaksOff(above) && !isAsk(own);
}

/**
 * The lines, each with whether it carries on a sentence (`goesOn`). Where the line before begins small and carries nothing on,
 * the ad is in small letters, and no line can be told from half a sentence.
 * @param ratio width of the frame over its height
 */
export function withContinuations(text: readonly TextLine[], ratio: number): readonly TextLine[] {
  const before = linesBefore(text, ratio);
  const told: TextLine[] = [];
  for (const [at, line] of text.entries()) {
    const goesOn = before[at]!.some((each) => {
      const other = told[each] ?? text[each]!;
      // A line that is itself half of a sentence may begin small.
      return carriesOn(line, other.goesOn ? { ...other, text: capital(other.text) } : other);
    });
    told.push(goesOn ? { ...line, goesOn } : line);
  }
  return told;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
